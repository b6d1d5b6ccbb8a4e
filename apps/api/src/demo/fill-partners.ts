import type { AssetPermission } from '@tessera/api-types/business/roles'
import { createBusiness } from '../domains/business/business-service.ts'
import { insertInvite } from '../domains/business/invite-store.ts'
import { insertPartnership, savePartnerGrant } from '../domains/business/partnership-store.ts'
import type { Db, Deps } from '../kernel/deps.ts'

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

interface Client {
  businessId: string
  accountIds: readonly string[]
}

/** Agencies that work for the studio, and one that asks to. */
export async function fillPartners(
  tx: Db,
  deps: Deps,
  people: readonly string[],
  { businessId, accountIds }: Client,
): Promise<void> {
  for (const [index, { owner, name, email, country }] of AGENCIES.entries()) {
    const agencyId = await createBusiness(tx, deps, {
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
    if (!shared) {
      await insertRequest(
        tx,
        deps,
        { agencyId, ownerId: people[owner] as string },
        { businessId, accountIds },
      )
      continue
    }
    await insertPartnership(tx, [businessId, agencyId], deps.now())
    for (const [at, permissions] of shared.entries()) {
      const asset = { id: accountIds[at] as string, type: 'AD_ACCOUNT' } as const
      if (permissions.length === 0) continue
      await savePartnerGrant(tx, { businessId, partnerId: agencyId, asset }, permissions, deps.now())
    }
  }
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
