import type {
  AudienceChanges,
  AudienceFields,
  AudienceShareView,
  AudienceView,
} from '@tessera/api-types/audiences/contracts'
import type { FieldChange } from '@tessera/api-types/business/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { refuseOverwriting } from '../../kernel/refuse-stale.ts'
import { endHistory, refusePastEnd } from '../business/grant-end-rules.ts'
import { changedEnd } from '../business/grant-rules.ts'
import {
  accountToManage,
  managesBusiness,
  worksOnAccount,
  type Actor,
} from '../business/ad-account-reach-service.ts'
import { accessOf, lockedAccess, readableAssets, recordHistory } from '../business/business-access-service.ts'
import { customersOf, setMembers } from './audience-member-store.ts'
import { FIND_MEMBERS } from './audience-refresh-service.ts'
import {
  deleteShare,
  isPartner,
  listShares as listShareRows,
  saveShare,
  share,
  shareWith,
} from './audience-share-store.ts'
import {
  audience,
  countAudiences,
  deleteAudience,
  insertAudience,
  listAudiences as listRows,
  reachesTag,
  updateAudience,
  type AudienceReach,
  type AudienceRow,
} from './audience-store.ts'
import { toAudienceView, toShareView } from './audience-view.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'transact'>
type Reads = Pick<Deps, 'read'>

const MAX_AUDIENCES = 200

export async function listAudiences(
  viewer: Member,
  businessId: string,
  request: ListRequest,
  { read }: Reads,
) {
  const { actor } = await accessOf(read, businessId, viewer.userId)
  const { rows, ...range } = await listRows(read, reachOf(actor), request)
  return { items: rows.map((row) => toView(actor, row)), ...range }
}

export async function getAudience(viewer: Member, businessId: string, id: string, { read }: Reads) {
  const { actor } = await accessOf(read, businessId, viewer.userId)
  return toView(actor, await readable(read, actor, id))
}

/** Who did something is found by a job; a customer list has its members at once. */
export async function createAudience(
  viewer: Member,
  businessId: string,
  fields: AudienceFields,
  deps: Needs & Pick<Deps, 'jobs' | 'read'>,
) {
  await accessOf(deps.read, businessId, viewer.userId)
  // Thousands of addresses are looked up before the business is held.
  const customers = fields.type === 'CUSTOMER_LIST' ? await customersOf(deps.read, fields.email_hashes) : null
  return deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const { ad_account_id: adAccountId, name, description, type, days } = fields
    await accountToManage(tx, actor, adAccountId, 'AUDIENCE_MANAGER')
    if ((await countAudiences(tx, businessId)) >= MAX_AUDIENCES) throw new DomainError('LIMIT_REACHED')
    const tagId = type === 'VISITOR' ? fields.tag_id : null
    if (type === 'VISITOR' && (tagId === null || !(await reachesTag(tx, reachOf(actor), tagId))))
      throw needed('tag_id')
    const sourceAudienceId = type === 'ACTALIKE' ? fields.source_audience_id : null
    if (type === 'ACTALIKE') {
      if (sourceAudienceId === null) throw needed('source_audience_id')
      const source = await audience(tx, reachOf(actor), sourceAudienceId)
      if (source?.businessId !== businessId) throw needed('source_audience_id')
    }
    const id = deps.newId()
    const createdAt = deps.now()
    const own = { id, businessId, adAccountId, name, description, type, days, createdAt }
    await insertAudience(tx, { ...own, tagId, sourceAudienceId })
    if (customers) await setMembers(tx, id, customers)
    else await deps.jobs.add(tx, FIND_MEMBERS, { audienceId: id })
    await record(tx, deps, actor, { id, name }, 'CREATE')
    return toView(actor, await readable(tx, actor, id))
  })
}

export const changeAudience = (
  viewer: Member,
  businessId: string,
  id: string,
  { seen, ...changes }: AudienceChanges,
  deps: Needs,
) =>
  deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const before = await manageable(tx, actor, id)
    refuseOverwriting({ name: before.name, description: before.description }, changes, seen)
    const { name = before.name, description = before.description } = changes
    await updateAudience(tx, id, { name, description })
    if (name !== before.name)
      await record(tx, deps, actor, { id, name }, 'UPDATE', [{ field: 'name', old: before.name, new: name }])
    return toView(actor, await readable(tx, actor, id))
  })

export const removeAudience = (viewer: Member, businessId: string, id: string, deps: Needs) =>
  deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const before = await manageable(tx, actor, id)
    await deleteAudience(tx, id)
    await record(tx, deps, actor, before, 'DELETE')
    return toView(actor, before)
  })

export async function listShares(viewer: Member, businessId: string, request: ListRequest, { read }: Reads) {
  const { actor } = await accessOf(read, businessId, viewer.userId)
  const { rows, ...range } = await listShareRows(read, businessId, readableAssets(actor), request)
  return { items: rows.map(toShareView), ...range }
}

interface Target {
  audience_id: string
  target_type: 'AD_ACCOUNT' | 'BUSINESS'
  target_id: string
  ends_at?: string | null | undefined
}

export const shareAudience = (
  viewer: Member,
  businessId: string,
  { audience_id, target_type, target_id, ends_at }: Target,
  deps: Needs,
): Promise<AudienceShareView> =>
  deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const found = await manageable(tx, actor, audience_id)
    const isAccount = target_type === 'AD_ACCOUNT'
    if (isAccount) await accountToManage(tx, actor, target_id, 'AUDIENCE_MANAGER')
    else if (!(await isPartner(tx, businessId, target_id))) throw new DomainError('PARTNER_NOT_FOUND')
    const before = await shareWith(tx, businessId, { audienceId: found.id, targetId: target_id })
    const end = changedEnd(before, ends_at)
    refusePastEnd(end, deps.now())
    const id = await saveShare(tx, {
      id: deps.newId(),
      businessId,
      audienceId: found.id,
      adAccountId: isAccount ? target_id : null,
      partnerId: isAccount ? null : target_id,
      sharedAt: deps.now(),
      endsAt: end.endsAt,
    })
    const row = await share(tx, businessId, id)
    if (!row) throw new DomainError('AUDIENCE_NOT_FOUND')
    const isNew = !before || before.isExpired
    const changes = [
      ...(isNew ? [{ field: 'sharedWith', old: null, new: row.targetName }] : []),
      ...endHistory('holder_ends_at', row.targetName, end),
    ]
    if (changes.length > 0) await record(tx, deps, actor, found, 'UPDATE', changes)
    return toShareView(row)
  })

/** The owner revokes it; the receiver takes it off their list. */
export const removeShare = (viewer: Member, businessId: string, id: string, deps: Needs) =>
  deps.transact(async (tx): Promise<AudienceShareView> => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const row = await share(tx, businessId, id)
    const only = readableAssets(actor)
    if (!row || (only && !only.includes(row.adAccountId))) throw new DomainError('AUDIENCE_NOT_FOUND')
    const isOwner = row.businessId === businessId
    const may = isOwner ? worksOnAccount(actor, row.adAccountId, 'AUDIENCE_MANAGER') : managesBusiness(actor)
    if (!may) throw new DomainError('NOT_ALLOWED')
    await deleteShare(tx, id)
    const of = { id: row.audienceId, name: row.audienceName }
    await record(tx, deps, actor, of, 'UPDATE', [{ field: 'sharedWith', old: row.targetName, new: null }])
    return toShareView(row)
  })

const reachOf = (actor: Actor): AudienceReach => ({
  businessId: actor.businessId,
  only: readableAssets(actor),
})

const canEdit = (actor: Actor, { businessId, adAccountId }: AudienceRow): boolean =>
  businessId === actor.businessId && worksOnAccount(actor, adAccountId, 'AUDIENCE_MANAGER')

const toView = (actor: Actor, row: AudienceRow): AudienceView =>
  toAudienceView(row, { businessId: actor.businessId, canEdit: canEdit(actor, row) })

async function readable(db: Db, actor: Actor, id: string): Promise<AudienceRow> {
  const row = await audience(db, reachOf(actor), id)
  if (!row) throw new DomainError('AUDIENCE_NOT_FOUND')
  return row
}

/** A receiver uses an audience, but neither changes it nor shares it on. */
async function manageable(tx: Db, actor: Actor, id: string): Promise<AudienceRow> {
  const row = await readable(tx, actor, id)
  if (!canEdit(actor, row)) throw new DomainError('NOT_ALLOWED')
  return row
}

const needed = (field: string) => fieldError('INVALID_INPUT', field, { key: 'field.needed' })

const record = (
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  actor: Actor,
  { id, name }: { id: string; name: string },
  action: 'CREATE' | 'UPDATE' | 'DELETE',
  changes: FieldChange[] = [],
): Promise<void> =>
  recordHistory(tx, deps, actor, { action, entityType: 'AUDIENCE', entityId: id, entityName: name, changes })
