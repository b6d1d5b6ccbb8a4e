import { createHash } from 'node:crypto'
import type { AudienceFields } from '@tessera/api-types/audiences/contracts'
import { findMembers } from '../domains/audiences/audience-refresh-service.ts'
import { createAudience, shareAudience } from '../domains/audiences/audience-service.ts'
import { atWork, type DaysAgo } from './business-clock.ts'
import { DEMO_PEOPLE } from './people.ts'
import { demoEmailOf } from './people-rows.ts'

interface Place {
  businessId: string
  adminId: string
  accountIds: readonly string[]
  tagId: string
  /** An agency that works with one of them. */
  partnerId: string | null
}

/** Every third of the demo people has bought something. */
const CUSTOMERS = DEMO_PEOPLE.filter((_, person) => person % 3 === 0).map(([name]) => demoEmailOf(name))

const hashOf = (email: string): string => createHash('sha256').update(email).digest('hex')

/** People who came to the shop, customers, people who saved its pins, and people like the first. */
export async function fillAudiences(
  ago: DaysAgo,
  { businessId, adminId, accountIds, tagId, partnerId }: Place,
): Promise<void> {
  const admin = atWork(adminId)
  const [home = '', abroad] = accountIds
  const make = async (
    days: number,
    fields: Partial<AudienceFields> & Pick<AudienceFields, 'name' | 'type'>,
  ) => {
    const usual = { description: '', tag_id: null, source_audience_id: null, days: 90, email_hashes: [] }
    const { id } = await createAudience(
      admin,
      businessId,
      { ...usual, ad_account_id: home, ...fields },
      ago(days),
    )
    await findMembers({ audienceId: id }, ago(days))
    return id
  }
  const visitors = await make(34, {
    name: 'Visitors of the web shop',
    type: 'VISITOR',
    description: 'Everyone who opened a page of the shop in the last 90 days.',
    tag_id: tagId,
  })
  const customers = await make(31, {
    name: 'Newsletter and customers',
    type: 'CUSTOMER_LIST',
    description: 'From the list of orders, exported in September.',
    email_hashes: CUSTOMERS.map(hashOf),
  })
  await make(24, { name: 'Saved one of our pins', type: 'ENGAGEMENT', days: 60 })
  await make(20, { name: 'Like visitors of the web shop', type: 'ACTALIKE', source_audience_id: visitors })
  const share = (
    audience_id: string,
    target_type: 'AD_ACCOUNT' | 'BUSINESS',
    target_id: string,
    days: number,
  ) => shareAudience(admin, businessId, { audience_id, target_type, target_id }, ago(days))
  if (abroad) await share(customers, 'AD_ACCOUNT', abroad, 18)
  if (partnerId) await share(visitors, 'BUSINESS', partnerId, 12)
}
