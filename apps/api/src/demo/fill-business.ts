import { createBusiness } from '../domains/business/business-service.ts'
import { fillAds } from './fill-ads.ts'
import type { Db, Deps } from '../kernel/deps.ts'
import { fillPartners } from './fill-partners.ts'
import { fillGoods } from './fill-goods.ts'

export const BUSINESS_OWNER = 2
export const BUSINESS_ADMIN = 4
const EMPLOYEES = [5, 7, 8, 14, 18, 22, 24, 26, 28, 30, 32, 35] as const
const AD_ACCOUNTS = [
  ['Kiln & Clay Europe', 'DE', 'EUR', 'Europe/Berlin'],
  ['Kiln & Clay US', 'US', 'USD', 'America/New_York'],
  ['Kiln & Clay UK', 'GB', 'GBP', 'Europe/London'],
] as const
const PERMISSION_SETS = [
  ['CAMPAIGN_MANAGER'],
  ['ANALYST'],
  ['CAMPAIGN_MANAGER', 'AUDIENCE_MANAGER'],
  ['FINANCE_MANAGER'],
] as const

/** One business of the ceramics studio, with an admin, employees, ad accounts and who may do what with them. */
export async function fillBusiness(tx: Db, deps: Deps, people: readonly string[]): Promise<void> {
  const businessId = await createBusiness(tx, deps, {
    ownerId: people[BUSINESS_OWNER] as string,
    name: 'Kiln & Clay',
    vertical: 'HOME_AND_GARDEN',
    country: 'DE',
    website: 'https://kiln-and-clay.example',
    contact_email: 'hello@kiln-and-clay.example',
    account_type: 'advertiser',
    profile: 'own',
  })
  const createdAt = deps.now()
  await tx
    .insertInto('businessMembers')
    .values(
      [BUSINESS_ADMIN, ...EMPLOYEES].map((person) => ({
        businessId,
        userId: people[person] as string,
        role: person === BUSINESS_ADMIN ? 'ADMIN' : 'EMPLOYEE',
        createdAt,
      })),
    )
    .execute()
  const accounts = AD_ACCOUNTS.map(([name, country, currency, timeZone]) => ({
    id: deps.newId(),
    businessId,
    name,
    country,
    currency,
    timeZone,
    createdAt,
  }))
  await tx.insertInto('adAccounts').values(accounts).execute()
  const adAccountIds = accounts.map(({ id }) => id)
  await fillGoods(tx, deps, { businessId, adAccountIds })
  await fillAds(tx, deps, { businessId, ownerId: people[BUSINESS_OWNER] as string, accountIds: adAccountIds })
  await tx
    .insertInto('assetPermissions')
    .values(
      EMPLOYEES.map((person, index) => ({
        businessId,
        userId: people[person] as string,
        adAccountId: accounts[index % accounts.length]?.id as string,
        permissions: [...(PERMISSION_SETS[index % PERMISSION_SETS.length] as readonly string[])],
        createdAt,
      })),
    )
    .execute()
  await fillPartners(tx, deps, people, { businessId, accountIds: accounts.map(({ id }) => id) })
}
