import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { AdvertiserState } from './recommendation-rules.ts'

export type AdvertiserRow = AdvertiserState & { businessId: string }

/** What the account and the business of an advertiser have. */
export async function advertiserState(db: Db, advertiserId: string): Promise<AdvertiserRow | null> {
  const { rows } = await sql<AdvertiserRow>`
    SELECT b.id::text AS business_id,
      a.status = 'ACTIVE' AS is_active,
      a.business_address IS NOT NULL AS has_business_address,
      a.spend_cap_micros IS NOT NULL AS has_spend_cap,
      cardinality(a.notification_emails) > 0 AS has_notification_email,
      b.website IS NOT NULL AS has_website,
      b.contact_email IS NOT NULL AS has_contact_email,
      EXISTS (SELECT FROM business_profiles p JOIN users u ON u.id = p.user_id
        WHERE p.business_id = b.id AND u.avatar_signature IS NOT NULL) AS has_profile_picture,
      (SELECT count(*)::int FROM business_members o WHERE o.business_id = b.id) AS people_count
    FROM ad_accounts a
    JOIN businesses b ON b.id = a.business_id
    WHERE a.id = ${advertiserId}`.execute(db)
  return rows[0] ?? null
}
