import type { AssetInput } from '@tessera/api-types/business/inputs'
import type { InviteOutcome } from '@tessera/api-types/business/people-contracts'
import type { GivenBusinessRole } from '@tessera/api-types/business/roles'
import type { InviteView } from '@tessera/api-types/business/views'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, textOfReason } from '../../kernel/domain-error.ts'
import { accessOf, lockedAccess, recordHistory, type Access } from './business-access-service.ts'
import { canManagePeople, mayGiveRole, type Actor } from './business-permissions.ts'
import { assertMayPromise } from './grant-service.ts'
import { withinInviteLimit, withInvitesOfDay } from './invite-limit.ts'
import { readInvitee, type InviteRefusal } from './invitee-rules.ts'
import { statusFilter, type InviteStatus } from './invite-rules.ts'
import {
  answerInvite,
  findInvitee,
  insertInvite,
  invite,
  listInvites as listRows,
  renewInvite,
  type InviteRow,
} from './invite-store.ts'
import { newInviteToken } from './invite-token.ts'
import { deliverPartnerInvite } from './partner-invite-service.ts'
import { toInviteView } from './invite-view.ts'
import { invitePath } from './notice-rules.ts'
import { notifyInvited } from './notice-service.ts'

type Reads = Pick<Deps, 'now' | 'read'>
type Needs = Pick<Deps, 'limits' | 'mailer' | 'newId' | 'now' | 'randomBytes' | 'site' | 'transact'>

export interface InviteWish {
  invitees: string[]
  role: GivenBusinessRole
  assets: AssetInput[]
}

export async function listInvites(
  viewer: Member,
  businessId: string,
  request: ListRequest & { filter: { inviteStatus: InviteStatus[] } },
  deps: Reads,
) {
  const { actor } = await accessOf(deps.read, businessId, viewer.userId)
  assertManages(actor)
  const { inviteStatus, ...filter } = request.filter
  const now = deps.now()
  const wanted = statusFilter(inviteStatus, now)
  const { rows, total, offset } = await listRows(deps.read, { sender: businessId }, wanted, {
    ...request,
    filter,
  })
  return { items: rows.map((row) => toInviteView(row, now)), total, offset }
}

export async function getInvite(viewer: Member, businessId: string, id: string, deps: Reads) {
  const { actor } = await accessOf(deps.read, businessId, viewer.userId)
  assertManages(actor)
  return toInviteView(await existing(deps.read, businessId, id), deps.now())
}

/** Invites several people; one that cannot be invited does not stop the others. */
export function invitePeople(viewer: Member, businessId: string, wish: InviteWish, deps: Needs) {
  const send = async (tx: Db, granted: number) => {
    const access = await lockedAccess(tx, businessId, viewer.userId)
    assertManages(access.actor)
    if (!mayGiveRole(access.actor, wish.role)) throw new DomainError('NOT_ALLOWED')
    await assertMayPromise(tx, deps, access.actor, wish.assets)
    const outcomes: InviteOutcome[] = []
    let used = 0
    for (const invitee of wish.invitees) {
      const result = await inviteOne(tx, deps, access, invitee, { ...wish, isOver: used === granted })
      if (typeof result !== 'string') used += 1
      outcomes.push(
        typeof result === 'string'
          ? {
              invitee,
              invite: null,
              error: { code: result, message: textOfReason({ key: `refusal.invitee.${result}` }) },
            }
          : { invitee, invite: result, error: null },
      )
    }
    const id = outcomes.find((outcome) => outcome.invite)?.invite?.id ?? null
    return { result: { id, outcomes }, used }
  }
  const wanted = wish.invitees.length
  return withInvitesOfDay(deps, { businessId, wanted }, (granted) => deps.transact((tx) => send(tx, granted)))
}

async function inviteOne(
  tx: Db,
  deps: Needs,
  { actor }: Access,
  text: string,
  { role, assets, isOver }: InviteWish & { isOver: boolean },
): Promise<InviteView | InviteRefusal> {
  const by = readInvitee(text)
  if (!by) return 'INVALID_INVITEE'
  const account = await findInvitee(tx, actor.businessId, by)
  if (account?.isMember) return 'ALREADY_MEMBER'
  if ('username' in by && !account) return 'USER_NOT_FOUND'
  if (isOver) return 'RATE_LIMITED'
  const id = deps.newId()
  const { token, hash } = newInviteToken(deps.randomBytes)
  // Invited by e-mail, a person stays unknown to the business until they accept.
  const target =
    'email' in by ? { email: by.email, userId: null } : { email: null, userId: account?.userId ?? null }
  const isAdded = await insertInvite(tx, {
    ...target,
    inviteType: 'EMPLOYEE',
    id,
    businessId: actor.businessId,
    role,
    assets,
    invitedBy: actor.userId,
    tokenHash: hash,
    at: deps.now(),
  })
  if (!isAdded) return 'ALREADY_INVITED'
  const row = await existing(tx, actor.businessId, id)
  await record(tx, deps, actor, row, 'INVITE')
  await deliver(tx, deps, row, token)
  return toInviteView(row, deps.now())
}

/** Sends an open invite anew; its earlier link stops working. */
export function refreshInvite(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Needs,
): Promise<InviteView> {
  const send = async (tx: Db) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    assertManages(actor)
    await open(tx, businessId, id)
    const { token, hash } = newInviteToken(deps.randomBytes)
    await renewInvite(tx, id, hash, deps.now())
    const row = await existing(tx, businessId, id)
    await record(tx, deps, actor, row, 'REFRESH')
    await (row.inviteType === 'EMPLOYEE' ? deliver : deliverPartnerInvite)(tx, deps, row, token)
    return toInviteView(row, deps.now())
  }
  return withinInviteLimit(deps, businessId, () => deps.transact(send))
}

export function cancelInvite(
  viewer: Member,
  businessId: string,
  id: string,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<InviteView> {
  return deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    assertManages(actor)
    await open(tx, businessId, id)
    await answerInvite(tx, id, 'CANCELLED', deps.now())
    const row = await existing(tx, businessId, id)
    await record(tx, deps, actor, row, 'DELETE')
    return toInviteView(row, deps.now())
  })
}

function assertManages(actor: Actor): void {
  if (!canManagePeople(actor)) throw new DomainError('NOT_ALLOWED')
}

async function existing(db: Db, businessId: string, id: string): Promise<InviteRow> {
  const row = await invite(db, businessId, id)
  if (!row) throw new DomainError('INVITE_NOT_FOUND')
  return row
}

/** An open invite; one that was accepted or declined is only history. */
async function open(db: Db, businessId: string, id: string): Promise<InviteRow> {
  const row = await existing(db, businessId, id)
  if (row.status !== 'PENDING') throw new DomainError('INVITE_NOT_FOUND')
  return row
}

/** Sends the link by mail and, where there is an account, as a notification. // decided: B-2.26 */
async function deliver(tx: Db, deps: Needs, row: InviteRow, token: string): Promise<void> {
  await notifyInvited(tx, deps, row, token)
  const to = row.email ?? row.userEmail
  if (to === null) return
  const { businessName, inviterName } = row
  const role = row.role ?? 'EMPLOYEE'
  const url = `${deps.site.publicUrl}${invitePath(token)}`
  const values = { inviter: inviterName ?? businessName, business: businessName, role, url }
  await deps.mailer.send(tx, { name: 'businessInvite', to, values })
}

const record = (
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  actor: Actor,
  row: InviteRow,
  action: 'INVITE' | 'REFRESH' | 'DELETE',
) =>
  recordHistory(tx, deps, actor, {
    action,
    entityType: 'INVITE',
    entityId: row.id,
    entityName: row.email ?? row.invitedName ?? row.invitedBusinessName ?? row.id,
  })
