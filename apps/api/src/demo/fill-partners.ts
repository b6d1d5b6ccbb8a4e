import type { AssetPermission } from '@tessera/api-types/business/roles'
import { createBusiness } from '../domains/business/business-service.ts'
import { insertInvite } from '../domains/business/invite-store.ts'
import { insertPartnership, savePartnerGrant } from '../domains/business/partnership-store.ts'
import { recordHistory } from '../domains/business/business-access-service.ts'
import type { Db, Deps } from '../kernel/deps.ts'
import type { DaysAgo } from './business-clock.ts'

const AGENCIES = [
  { owner: 9, name: 'Northlight Media', email: 'team@northlight.example', country: 'DE' },
  { owner: 11, name: 'Fern & Field Studio', email: 'hello@fern-and-field.example', country: 'GB' },
  { owner: 13, name: 'Common Thread Agency', email: 'clients@common-thread.example', country: 'US' },
] as const
/** What the first two agencies do with the ad accounts, in the order of these. */
const SHARED: readonly (readonly AssetPermission[])[][] = [
  [['CAMPAIGN_MANAGER', 'ANALYST'], ['ANALYST']],
  [[], ['CAMPAIGN_MANAGER', 'AUDIENCE_MANAGER'], ['ADMIN']],
]

/** Days ago on which the agencies began, and on which the first two became partners and the third asked. */
const BEGUN = 140
const JOINED = [41, 27, 3] as const

interface Client {
  businessId: string
  ownerId: string
  accountIds: readonly string[]
}

/** Agencies that work for the studio, whose ids these are, and one that asks to. */
export async function fillPartners(
  tx: Db,
  ago: DaysAgo,
  people: readonly string[],
  { businessId, ownerId, accountIds }: Client,
): Promise<string[]> {
  const partners: string[] = []
  for (const [index, { owner, name, email, country }] of AGENCIES.entries()) {
    const agencyId = await createBusiness(tx, ago(BEGUN - index * 9), {
      ownerId: people[owner] as string,
      name,
      vertical: 'MEDIA',
      country,
      website: null,
      contact_email: email,
      account_type: 'agency',
      profile: 'new',
    })
    const shared = SHARED[index]
    const deps = ago(JOINED[index] ?? 0)
    if (!shared) {
      await insertRequest(
        tx,
        deps,
        { agencyId, ownerId: people[owner] as string },
        { businessId, ownerId, accountIds },
      )
      continue
    }
    await insertPartnership(tx, [businessId, agencyId], deps.now())
    const entry = { action: 'ACCEPT', entityType: 'PARTNER', entityId: agencyId, entityName: name } as const
    await recordHistory(tx, deps, { userId: people[owner] as string, businessId }, entry)
    partners.push(agencyId)
    for (const [at, permissions] of shared.entries()) {
      const asset = { id: accountIds[at] as string, type: 'AD_ACCOUNT' } as const
      if (permissions.length === 0) continue
      await savePartnerGrant(
        tx,
        { businessId, partnerId: agencyId, asset },
        { permissions, endsAt: null },
        deps.now(),
      )
    }
  }
  return partners
}

const insertRequest = (
  tx: Db,
  deps: Deps,
  { agencyId, ownerId }: { agencyId: string; ownerId: string },
  { businessId, accountIds }: Client,
) =>
  insertInvite(tx, {
    id: deps.newId(),
    businessId: agencyId,
    inviteType: 'PARTNER_REQUEST',
    email: null,
    userId: null,
    invitedBusinessId: businessId,
    role: null,
    assets: [{ id: accountIds[0] as string, type: 'AD_ACCOUNT', permissions: ['ANALYST'] }],
    invitedBy: ownerId,
    tokenHash: deps.randomBytes(32),
    at: deps.now(),
  })
