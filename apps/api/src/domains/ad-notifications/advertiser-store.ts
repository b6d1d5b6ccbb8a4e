import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { AdvertiserState } from './recommendation-rules.ts'

export type AdvertiserRow = AdvertiserState & { businessId: string }

const budgetUsedUp = (now: Date) => sql`(
  SELECT max(used.day)::timestamp AT TIME ZONE a.time_zone FROM (
    SELECT max(d.day) AS day FROM promotions p JOIN promotion_days d ON d.promotion_id = p.id
    WHERE p.ad_account_id = a.id AND d.spend_micros >= 0.95 * d.budget_micros
      AND d.day > (${now}::timestamptz AT TIME ZONE a.time_zone)::date - 7
    GROUP BY p.id HAVING count(*) >= 3) used)`

/** Of what profiles of the business published in 30 days, what was saved most and never promoted. */
const topPin = (now: Date) => sql`LATERAL (
  SELECT i.id::text AS id, i.created_at FROM pins i
  JOIN aggregated_pins g ON g.id = i.aggregated_pin_id
  JOIN boards o ON o.id = i.board_id
  WHERE i.user_id IN (SELECT f.user_id FROM business_profiles f WHERE f.business_id = b.id)
    AND i.saved_from_pin_id IS NULL AND i.is_listed AND o.privacy <> 'secret' AND g.save_count > 0
    AND i.created_at > ${now}::timestamptz - interval '30 days'
    AND NOT EXISTS (SELECT FROM promotions r WHERE r.pin_id = i.id)
  ORDER BY g.save_count DESC, i.id DESC LIMIT 1)`

/** What the account and the business of an advertiser have, and since when what can be acted on is so. */
export async function advertiserState(
  db: Db,
  advertiserId: string,
  now: Date,
): Promise<AdvertiserRow | null> {
  const { rows } = await sql<AdvertiserRow>`
    SELECT b.id::text AS business_id, a.created_at,
      a.status = 'ACTIVE' AS is_active,
      a.business_address IS NOT NULL AS has_business_address,
      a.spend_cap_micros IS NOT NULL AS has_spend_cap,
      cardinality(a.notification_emails) > 0 AS has_notification_email,
      b.website IS NOT NULL AS has_website,
      b.contact_email IS NOT NULL AS has_contact_email,
      EXISTS (SELECT FROM business_profiles p JOIN users u ON u.id = p.user_id
        WHERE p.business_id = b.id AND u.avatar_signature IS NOT NULL) AS has_profile_picture,
      (SELECT count(*)::int FROM business_members o WHERE o.business_id = b.id) AS people_count,
      (SELECT jsonb_build_object('cardExpiryMonth', c.card_expiry_month, 'cardExpiryYear', c.card_expiry_year,
        'isRefused', c.is_refused) FROM billing_profiles c WHERE c.ad_account_id = a.id) AS billing,
      (SELECT max(e.fired_at) FROM tags t JOIN tag_events e ON e.tag_id = t.id
        WHERE t.ad_account_id = a.id) AS tag_fired_at,
      ${budgetUsedUp(now)} AS budget_used_up_at,
      (SELECT min(p.end_at) FROM promotions p WHERE p.ad_account_id = a.id AND p.status = 'ACTIVE'
        AND p.end_at > ${now}) AS next_end_at,
      top.id AS top_pin_id, top.created_at AS top_pin_at,
      (SELECT max(m.state_since) FROM merchant_programs m JOIN business_profiles f ON f.user_id = m.user_id
        WHERE f.business_id = b.id AND m.state = 'NON_COMPLIANT') AS non_compliant_since,
      (SELECT r.resurrected_at FROM advertiser_resurrections r WHERE r.ad_account_id = a.id) AS resurrected_at,
      (SELECT max(p.id)::text FROM promotions p WHERE p.ad_account_id = a.id) AS last_promotion_id
    FROM ad_accounts a
    JOIN businesses b ON b.id = a.business_id
    LEFT JOIN ${topPin(now)} top ON true
    WHERE a.id = ${advertiserId}`.execute(db)
  return rows[0] ?? null
}
