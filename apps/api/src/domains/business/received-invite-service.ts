import type { FieldChange, ReceivedInviteView } from '@tessera/api-types/business/views'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { lockedAccess, recordHistory } from './business-access-service.ts'
import { canManagePartners } from './business-permissions.ts'
import { lockBusiness } from './business-store.ts'
import { keepPromise } from './grant-service.ts'
import { statusAt } from './invite-rules.ts'
import {
  answerInvite,
  claimInvite,
  emailOf,
  inviteByLink,
  lockInvite,
  type InviteRow,
} from './invite-store.ts'
import { hashToken } from './invite-token.ts'
import { toReceivedInviteView } from './invite-view.ts'
import { insertMember } from './member-store.ts'
import { notifyReceiver } from './notice-service.ts'

export async function getReceivedInvite(
  viewer: Member,
  token: string,
  deps: Pick<Deps, 'now' | 'read'>,
): Promise<ReceivedInviteView> {
  return toReceivedInviteView(await answerable(deps.read, viewer, token, deps.now()))
}

/** Joins the business with the role and assets the invite promised. */
export function acceptInvite(
  viewer: Member,
  token: string,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<{ business_id: string }> {
  return answer(viewer, token, deps, async (tx, { businessId, role, assets }) => {
    // A business joins by one of its managers, from the requests it received.
    if (!role) throw new DomainError('NOT_ALLOWED', { reason: { key: 'refusal.inviteOfBusiness' } })
    const member = { businessId, userId: viewer.userId }
    const isNew = await insertMember(tx, { ...member, role, createdAt: deps.now() })
    return { status: 'ACCEPTED', changes: isNew ? await keepPromise(tx, deps, member, assets) : [] }
  })
}

/** Brings the partner invite behind a link to the requests of a business that the viewer manages. */
export function claimReceivedInvite(
  viewer: Member,
  token: string,
  businessId: string,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<{ business_id: string; request_id: string }> {
  return deps.transact(async (tx) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    const { id } = await answerable(tx, viewer, token, deps.now())
    await lockInvite(tx, id)
    const row = await answerable(tx, viewer, token, deps.now())
    const isForBusiness = row.inviteType === 'PARTNER' || row.inviteType === 'PARTNER_REQUEST'
    if (!isForBusiness || !canManagePartners(actor)) throw new DomainError('NOT_ALLOWED')
    if (row.businessId === businessId)
      throw new DomainError('CONFLICT', { reason: { key: 'refusal.ownPartner' } })
    await claimInvite(tx, id, businessId)
    await notifyReceiver(tx, deps, { ...row, invitedBusinessId: businessId })
    return { business_id: businessId, request_id: id }
  })
}

export const declineInvite = (
  viewer: Member,
  token: string,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<{ business_id: string }> =>
  answer(viewer, token, deps, async () => ({ status: 'DECLINED', changes: [] }))

function answer(
  viewer: Member,
  token: string,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
  effect: (tx: Db, row: InviteRow) => Promise<{ status: 'ACCEPTED' | 'DECLINED'; changes: FieldChange[] }>,
) {
  return deps.transact(async (tx) => {
    const { id, businessId } = await answerable(tx, viewer, token, deps.now())
    await lockBusiness(tx, businessId)
    await lockInvite(tx, id)
    // Read again: a concurrent response may have come while this one waited for the lock.
    const row = await answerable(tx, viewer, token, deps.now())
    const { status, changes } = await effect(tx, row)
    await answerInvite(tx, id, status, deps.now())
    await recordHistory(
      tx,
      deps,
      { userId: viewer.userId, businessId: row.businessId },
      {
        action: status === 'ACCEPTED' ? 'ACCEPT' : 'DECLINE',
        entityType: row.role ? 'INVITE' : 'PARTNER',
        entityId: id,
        entityName: row.email ?? row.invitedName ?? id,
        changes,
      },
    )
    return { business_id: row.businessId }
  })
}

const answered = ({ businessId, businessName }: InviteRow, status: 'ACCEPTED' | 'DECLINED') =>
  new DomainError('INVITE_EXPIRED', {
    reason:
      status === 'ACCEPTED'
        ? { key: 'refusal.inviteAccepted', params: { business: businessName } }
        : { key: 'refusal.inviteDeclined' },
    extraData: { status, business: { id: businessId, name: businessName } },
  })

/** The invite of a link that still can be answered, by the person it was sent to. */
async function answerable(db: Db, viewer: Member, token: string, now: Date): Promise<InviteRow> {
  const hash = hashToken(token)
  const row = await inviteByLink(db, hash)
  if (!row) throw new DomainError('INVITE_NOT_FOUND')
  const isForViewer = row.userId
    ? row.userId === viewer.userId
    : (await emailOf(db, viewer.userId))?.toLowerCase() === row.email?.toLowerCase()
  if (!isForViewer) {
    throw new DomainError('NOT_ALLOWED', { reason: { key: 'refusal.inviteOfSomeoneElse' } })
  }
  const status = statusAt(row, now)
  if (status === 'ACCEPTED' || status === 'DECLINED') throw answered(row, status)
  const isCurrent = row.tokenHash.equals(hash)
  if (!isCurrent || status !== 'PENDING') throw new DomainError('INVITE_EXPIRED')
  return row
}
