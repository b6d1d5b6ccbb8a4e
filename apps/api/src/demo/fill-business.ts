import { billAccounts } from '../domains/ads/payment-service.ts'
import { changeSettings, createAdAccount } from '../domains/business/ad-account-service.ts'
import { createGroup } from '../domains/business/asset-group-service.ts'
import { createBusiness } from '../domains/business/business-service.ts'
import type { Db, Deps } from '../kernel/deps.ts'
import { atWork, daysBefore, FIRST_DAY, pastOf, type DaysAgo } from './business-clock.ts'
import { fillBranches } from './fill-branches.ts'
import { fillAds } from './fill-ads.ts'
import { fillLeads } from './fill-leads.ts'
import { fillAudiences } from './fill-audiences.ts'
import { fillCatalog, fillTags } from './fill-goods.ts'
import { fillPartners } from './fill-partners.ts'
import { fillPlans } from './fill-plans.ts'
import { fillTeam } from './fill-team.ts'

export const BUSINESS_OWNER = 2
export const BUSINESS_ADMIN = 4
const AD_ACCOUNTS = [
  { days: 69, name: 'Kiln & Clay Europe', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' },
  { days: 64, name: 'Kiln & Clay US', country: 'US', currency: 'USD', time_zone: 'America/New_York' },
  { days: 63, name: 'Kiln & Clay UK', country: 'GB', currency: 'GBP', time_zone: 'Europe/London' },
] as const

/** One business of the ceramics studio, with people, ad accounts, goods and ads, and ten weeks of history. */
export async function fillBusiness(tx: Db, deps: Deps, people: readonly string[]): Promise<void> {
  const ago = pastOf(tx, deps)
  const ownerId = people[BUSINESS_OWNER] as string
  const adminId = people[BUSINESS_ADMIN] as string
  const businessId = await createBusiness(tx, ago(FIRST_DAY), {
    ownerId,
    name: 'Kiln & Clay',
    vertical: 'HOME_AND_GARDEN',
    country: 'DE',
    website: 'https://kiln-and-clay.example',
    contact_email: 'hello@kiln-and-clay.example',
    account_type: 'advertiser',
    profile: 'own',
  })
  const accountIds: string[] = []
  for (const { days, ...fields } of AD_ACCOUNTS) {
    const { id } = await createAdAccount(atWork(ownerId), businessId, fields, ago(days))
    accountIds.push(id)
  }
  await fillTeam(tx, ago, people, { businessId, ownerId, adminId, accountIds })
  await fillBranches(tx, ago, { businessId, ownerId, adminId })
  const shop = { businessId, ownerId, accountIds }
  const tagIds = await fillTags(tx, ago, { ...shop, visitors: people })
  const tagId = tagIds[0] as string
  await fillAds(tx, deps, { ...shop, tagIds })
  await fillLeads(tx, deps, { businessId, senders: people.slice(-3) })
  await fillCatalog(tx, ago, shop)
  const [partnerId = null] = await fillPartners(tx, ago, people, { businessId, ownerId, accountIds })
  await fillAudiences(ago, { businessId, adminId, accountIds, tagId, partnerId })
  await fillPlans(ago, businessId, ownerId)
  await tidyUp(ago, { businessId, adminId, accountIds })
}

const BILLED_ON = 3

/** Bills each month that ended in the first days of the next one: asked of the provider, so in no transaction. */
export async function billPastMonths(deps: Deps): Promise<void> {
  for (let days = FIRST_DAY; days >= 0; days -= 1) {
    const now = () => daysBefore(deps.now(), days)
    if (now().getUTCDate() === BILLED_ON) await billAccounts({ ...deps, now })
  }
}

interface Place {
  businessId: string
  adminId: string
  accountIds: readonly string[]
}

/** What an admin sets right after some weeks: limits, addresses for notices, and a group of accounts. */
async function tidyUp(ago: DaysAgo, { businessId, adminId, accountIds }: Place): Promise<void> {
  const admin = atWork(adminId)
  const [home = '', ...abroad] = accountIds
  const limit = { spend_cap_micros: 500_000_000, notification_emails: ['ads@kiln-and-clay.example'] }
  await changeSettings(admin, businessId, home, { settings: limit }, ago(16))
  const group = {
    name: 'Shops abroad',
    description: 'Accounts outside the eurozone.',
    asset_group_types: ['OTHER' as const],
    child_ad_account_ids: abroad,
    child_profile_ids: [],
  }
  await createGroup(admin, businessId, group, ago(8))
}
