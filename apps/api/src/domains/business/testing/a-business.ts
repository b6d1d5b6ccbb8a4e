import { allRoutes, type OperationName } from '@tessera/api-types/routes'
import type { AssetPermission, BusinessRole } from '@tessera/api-types/business/roles'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../../kernel/deps.ts'
import type { Operation } from '../../../kernel/operation.ts'
import { aMember } from '../../../testing/test-callers.ts'
import { saveGrant } from '../asset-store.ts'
import { createBusiness } from '../business-service.ts'
import { insertMember } from '../member-store.ts'
import { businessOperations } from '../operations.ts'

export const operation = (name: OperationName): Operation => {
  const found = businessOperations.find(({ contract }) => contract.route.name === allRoutes[name].name)
  if (!found) throw new Error(`No operation ${name}`)
  return found
}

export interface TestBusiness {
  id: string
  owner: Member
  profileId: string
}

/** A new business with its owner, whose account is its profile. */
export async function aBusiness(deps: Deps, name = 'Kiln & Co'): Promise<TestBusiness> {
  const owner = await aMember(deps, { fullName: 'Olga Owner' })
  const id = await deps.transact((tx) =>
    createBusiness(tx, deps, {
      ownerId: owner.userId,
      name,
      vertical: 'HOME_AND_GARDEN',
      country: 'DE',
      website: null,
      contact_email: null,
      account_type: 'advertiser',
    }),
  )
  return { id, owner, profileId: owner.userId }
}

export async function aColleague(
  deps: Deps,
  businessId: string,
  role: BusinessRole = 'EMPLOYEE',
  fullName = 'Ed Employee',
): Promise<Member> {
  const person = await aMember(deps, { fullName })
  await insertMember(deps.read, { businessId, userId: person.userId, role, createdAt: deps.now() })
  return person
}

export async function anAdAccount(deps: Deps, businessId: string, name = 'Summer'): Promise<string> {
  const id = deps.newId()
  await deps.read
    .insertInto('adAccounts')
    .values({
      id,
      businessId,
      name,
      country: 'DE',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      createdAt: deps.now(),
    })
    .execute()
  return id
}

export const give = (
  deps: Deps,
  businessId: string,
  { userId }: Member,
  adAccountId: string,
  permissions: AssetPermission[],
): Promise<void> =>
  saveGrant(
    deps.read,
    { businessId, userId, asset: { id: adAccountId, type: 'AD_ACCOUNT' } },
    { permissions, endsAt: null },
    deps.now(),
  )
