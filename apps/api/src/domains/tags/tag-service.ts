import type { FieldChange } from '@tessera/api-types/business/views'
import type { TagChanges, TagFields, TagView } from '@tessera/api-types/tags/contracts'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { refuseOverwriting } from '../../kernel/refuse-stale.ts'
import { accountToManage, managesAccount, type Actor } from '../business/ad-account-reach-service.ts'
import { accessOf, lockedAccess, readableAssets, recordHistory } from '../business/business-access-service.ts'
import { changedFields } from '../business/history-rules.ts'
import { groupByLeader } from './tag-rules.ts'
import {
  childTags,
  countTags,
  deleteTag,
  insertTag,
  isTagPromoted,
  listAccountsOfTag,
  listTopTags,
  tag,
  updateTag,
  type TagRow,
} from './tag-store.ts'
import { toTagView } from './tag-view.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'site' | 'transact'>
type Reads = Pick<Deps, 'read' | 'site'>

const MAX_TAGS = 500

export async function listTags(viewer: Member, businessId: string, request: ListRequest, deps: Reads) {
  const { actor } = await accessOf(deps.read, businessId, viewer.userId)
  const only = readableAssets(actor)
  const { rows, ...range } = await listTopTags(deps.read, businessId, only, request)
  const isFlat = 'own_account_id' in request.filter
  const items = isFlat
    ? rows.map((row) => toTagView({ ...row, children: [] }, viewingOf(deps, actor)))
    : await views(deps.read, deps, actor, rows)
  return { items, ...range }
}

export async function getTag(viewer: Member, businessId: string, id: string, deps: Reads): Promise<TagView> {
  const { actor } = await accessOf(deps.read, businessId, viewer.userId)
  return view(deps.read, deps, actor, await readableTag(deps.read, actor, id))
}

export async function listTagAccounts(
  viewer: Member,
  { business_id, tag_id }: { business_id: string; tag_id: string },
  request: ListRequest,
  { read }: Pick<Deps, 'read'>,
) {
  const { actor } = await accessOf(read, business_id, viewer.userId)
  const { id } = await readableTag(read, actor, tag_id)
  const { rows, ...range } = await listAccountsOfTag(read, id, readableAssets(actor), request)
  return { items: rows, ...range }
}

export const createTag = (viewer: Member, businessId: string, fields: TagFields, deps: Needs) =>
  deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const { ad_account_id: adAccountId, leader_tag_id: leaderTagId, name } = fields
    await accountToManage(tx, actor, adAccountId)
    if ((await countTags(tx, businessId)) >= MAX_TAGS) throw new DomainError('LIMIT_REACHED')
    if (leaderTagId !== null) await refuseAsLeader(tx, actor, leaderTagId)
    const id = deps.newId()
    const hasAutomaticEnhancedMatch = fields.automatic_enhanced_match
    await insertTag(tx, {
      id,
      businessId,
      adAccountId,
      name,
      hasAutomaticEnhancedMatch,
      leaderTagId,
      createdAt: deps.now(),
    })
    await record(tx, deps, actor, { id, name }, 'CREATE')
    return view(tx, deps, actor, await readableTag(tx, actor, id))
  })

export const changeTag = (
  viewer: Member,
  businessId: string,
  id: string,
  changes: TagChanges,
  deps: Needs,
): Promise<TagView> =>
  deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const before = await manageableTag(tx, actor, id)
    const { name = before.name, automatic_enhanced_match, leader_tag_id } = changes
    const { seen, ...given } = changes
    refuseOverwriting(
      {
        name: before.name,
        automatic_enhanced_match: before.hasAutomaticEnhancedMatch,
        leader_tag_id: before.leaderTagId,
      },
      given,
      seen,
    )
    const leaderTagId = leader_tag_id === undefined ? before.leaderTagId : leader_tag_id
    if (leaderTagId !== null && leaderTagId !== before.leaderTagId) {
      await refuseAsLeader(tx, actor, leaderTagId, id)
      if ((await childTags(tx, businessId, null, [id])).length > 0) throw badLeader('field.tagLeads')
    }
    const hasAutomaticEnhancedMatch = automatic_enhanced_match ?? before.hasAutomaticEnhancedMatch
    const after = { name, hasAutomaticEnhancedMatch, leaderTagId }
    const changed = changedFields(
      {
        name: before.name,
        hasAutomaticEnhancedMatch: before.hasAutomaticEnhancedMatch,
        leaderTagId: await tagName(tx, actor, before.leaderTagId),
      },
      { ...after, leaderTagId: await tagName(tx, actor, leaderTagId) },
    )
    if (changed.length > 0) {
      await updateTag(tx, id, after)
      await record(tx, deps, actor, { id, name }, 'UPDATE', changed)
    }
    return view(tx, deps, actor, await readableTag(tx, actor, id))
  })

export const removeTag = (viewer: Member, businessId: string, id: string, deps: Needs): Promise<TagView> =>
  deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const found = await manageableTag(tx, actor, id)
    if (await isTagPromoted(tx, id)) throw new DomainError('TAG_IN_USE')
    const removed = await view(tx, deps, actor, found)
    await deleteTag(tx, id)
    await record(tx, deps, actor, found, 'DELETE')
    return removed
  })

/** A leader is another tag of the business that nothing leads. */
async function refuseAsLeader(tx: Db, actor: Actor, leaderId: string, own?: string): Promise<void> {
  const leader = await tag(tx, actor.businessId, leaderId, readableAssets(actor))
  if (!leader || leaderId === own) throw badLeader('field.tagUnknown')
  if (leader.leaderTagId !== null) throw badLeader('field.tagLed')
}

/** The history names other tags, so that it can be read when they are gone. */
const tagName = async (tx: Db, { businessId }: Actor, id: string | null): Promise<string | null> =>
  id && ((await tag(tx, businessId, id))?.name ?? null)

const badLeader = (key: 'field.tagLeads' | 'field.tagLed' | 'field.tagUnknown') =>
  fieldError('INVALID_INPUT', 'leader_tag_id', { key })

/** @throws DomainError TAG_NOT_FOUND, also for those who do not reach its ad account */
async function readableTag(db: Db, actor: Actor, id: string): Promise<TagRow> {
  const row = await tag(db, actor.businessId, id, readableAssets(actor))
  if (!row) throw new DomainError('TAG_NOT_FOUND')
  return row
}

async function manageableTag(tx: Db, actor: Actor, id: string): Promise<TagRow> {
  const row = await readableTag(tx, actor, id)
  if (!managesAccount(actor, row.adAccountId)) throw new DomainError('NOT_ALLOWED')
  return row
}

const viewingOf = ({ site }: Pick<Deps, 'site'>, actor: Actor) => ({
  publicUrl: site.publicUrl,
  managesAccount: (id: string) => managesAccount(actor, id),
})

async function views(
  db: Db,
  { site }: Pick<Deps, 'site'>,
  actor: Actor,
  rows: readonly TagRow[],
): Promise<TagView[]> {
  const ids = rows.map(({ id }) => id)
  const viewing = viewingOf({ site }, actor)
  const children = await childTags(db, actor.businessId, readableAssets(actor), ids)
  return groupByLeader([...rows, ...children])
    .filter(({ id }) => ids.includes(id))
    .map((each) => toTagView(each, viewing))
}

async function view(db: Db, deps: Pick<Deps, 'site'>, actor: Actor, row: TagRow): Promise<TagView> {
  const [only] = await views(db, deps, actor, [row])
  if (!only) throw new DomainError('TAG_NOT_FOUND')
  return only
}

const record = (
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  actor: Actor,
  { id, name }: { id: string; name: string },
  action: 'CREATE' | 'UPDATE' | 'DELETE',
  changes: FieldChange[] = [],
): Promise<void> =>
  recordHistory(tx, deps, actor, { action, entityType: 'TAG', entityId: id, entityName: name, changes })
