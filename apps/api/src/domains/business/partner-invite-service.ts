import type { AssetInput } from '@tessera/api-types/business/inputs'
import type { InviteView } from '@tessera/api-types/business/views'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { assetOwners } from './asset-store.ts'
import { lockedAccess, recordHistory } from './business-access-service.ts'
import { canManagePartners, canShare, type Actor } from './business-permissions.ts'
import { assertFits, assertMayPromise } from './grant-service.ts'
import { withinInviteLimit } from './invite-limit.ts'
import { insertInvite, invite, type InviteRow } from './invite-store.ts'
import { newInviteToken } from './invite-token.ts'
import { toInviteView } from './invite-view.ts'
import { invitePath, requestsPath } from './notice-rules.ts'
import { notifyReceiver } from './notice-service.ts'
import { managerEmails } from './notice-store.ts'
import { isOpenBusiness, partnership } from './partnership-store.ts'

export type InviteNeeds = Pick<
  Deps,
  'limits' | 'mailer' | 'newId' | 'now' | 'randomBytes' | 'site' | 'transact'
>

interface PartnerWish {
  invite_type: 'PARTNER' | 'PARTNER_REQUEST'
  /** A business id or an e-mail address. */
  partner: string
  assets: AssetInput[]
}

/**
 * Offers assets to another business, or asks it for some of its own.
 * @throws DomainError NOT_ALLOWED, PARTNER_NOT_FOUND, ASSET_NOT_FOUND, CONFLICT
 */
export function invitePartner(
  viewer: Member,
  businessId: string,
  { invite_type, partner, assets }: PartnerWish,
  deps: InviteNeeds,
): Promise<InviteView> {
  const send = async (tx: Db) => {
    const { actor } = await lockedAccess(tx, businessId, viewer.userId)
    if (!canManagePartners(actor)) throw new DomainError('NOT_ALLOWED')
    const to = partner.includes('@')
      ? { email: partner.toLowerCase(), invitedBusinessId: null }
      : { email: null, invitedBusinessId: await invitable(tx, actor, partner, invite_type) }
    if (invite_type === 'PARTNER') await assertMayOffer(tx, deps, actor, assets)
    else if (assets.length > 0) await assertMayAsk(tx, to.invitedBusinessId, assets)
    const row = await sendPartnerInvite(tx, deps, actor, { ...to, inviteType: invite_type, assets })
    return toInviteView(row, deps.now())
  }
  return withinInviteLimit(deps, businessId, () => deps.transact(send))
}

/** The business that may be invited. */
async function invitable(
  tx: Db,
  { businessId }: Actor,
  partnerId: string,
  type: PartnerWish['invite_type'],
): Promise<string> {
  if (partnerId === businessId) throw new DomainError('CONFLICT', { reason: { key: 'refusal.ownPartner' } })
  if (!(await isOpenBusiness(tx, partnerId))) throw new DomainError('PARTNER_NOT_FOUND')
  if (type === 'PARTNER' && (await partnership(tx, businessId, partnerId))) {
    throw new DomainError('CONFLICT', { reason: { key: 'refusal.alreadyPartner' } })
  }
  return partnerId
}

async function assertMayOffer(
  tx: Db,
  deps: Pick<Deps, 'now'>,
  actor: Actor,
  assets: readonly AssetInput[],
): Promise<void> {
  await assertMayPromise(tx, deps, actor, assets)
  if (!assets.every((asset) => canShare(actor, asset))) throw new DomainError('NOT_ALLOWED')
}

/** What is asked for belongs to the business that is asked, which an address alone does not name. */
async function assertMayAsk(tx: Db, ownerId: string | null, assets: readonly AssetInput[]): Promise<void> {
  const owners = await assetOwners(
    tx,
    assets.map(({ id }) => id),
  )
  for (const { id, type, permissions } of assets) {
    const owner = owners.get(id)
    if (!owner || owner.ownerId !== ownerId || owner.type !== type) throw new DomainError('ASSET_NOT_FOUND')
    assertFits(type, permissions, 'assets')
  }
}

interface NewPartnerInvite {
  inviteType: PartnerWish['invite_type']
  email: string | null
  invitedBusinessId: string | null
  assets: readonly AssetInput[]
  groupId?: string
}

/** Stores and delivers it. @throws DomainError CONFLICT when the same business has one already */
export async function sendPartnerInvite(
  tx: Db,
  deps: Omit<InviteNeeds, 'transact'>,
  actor: Actor,
  given: NewPartnerInvite,
): Promise<InviteRow> {
  const id = deps.newId()
  const { token, hash } = newInviteToken(deps.randomBytes)
  const isAdded = await insertInvite(tx, {
    ...given,
    id,
    businessId: actor.businessId,
    userId: null,
    role: null,
    invitedBy: actor.userId,
    tokenHash: hash,
    at: deps.now(),
  })
  if (!isAdded) throw new DomainError('CONFLICT', { reason: { key: 'refusal.alreadyInvitedPartner' } })
  const row = await invite(tx, actor.businessId, id)
  if (!row) throw new DomainError('INVITE_NOT_FOUND')
  await recordHistory(tx, deps, actor, {
    action: given.inviteType === 'PARTNER' ? 'INVITE' : 'REQUEST',
    entityType: 'PARTNER',
    entityId: row.invitedBusinessId ?? id,
    entityName: row.invitedBusinessName ?? row.email ?? id,
  })
  await deliverPartnerInvite(tx, deps, row, token)
  return row
}

/** By mail, and to the managers of a known business also as a notification. // decided: B-2.26 */
export async function deliverPartnerInvite(
  tx: Db,
  deps: Omit<InviteNeeds, 'transact'>,
  row: InviteRow,
  token: string,
): Promise<void> {
  const { businessName, invitedBusinessId, inviteType, inviterName, email } = row
  if (invitedBusinessId) await notifyReceiver(tx, deps, { ...row, invitedBusinessId })
  const url = `${deps.site.publicUrl}${invitedBusinessId ? requestsPath(invitedBusinessId) : invitePath(token)}`
  const type = inviteType === 'PARTNER' ? 'PARTNER' : 'PARTNER_REQUEST'
  const values = { inviter: inviterName ?? businessName, business: businessName, type, url } as const
  const receivers = invitedBusinessId ? await managerEmails(tx, invitedBusinessId) : [email]
  for (const to of receivers) if (to) await deps.mailer.send(tx, { name: 'partnerInvite', to, values })
}
