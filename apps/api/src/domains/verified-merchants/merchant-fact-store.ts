import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { MerchantFacts } from './merchant-checks.ts'

/** What everybody can buy, with a price, a link, and in stock: in a catalog of the business, or as pins of its profile. */
const sellsSomething = sql`(EXISTS (
  SELECT FROM business_profiles b JOIN catalogs c ON c.business_id = b.business_id
    JOIN catalog_products i ON i.catalog_id = c.id
  WHERE b.user_id = u.id AND i.availability = 'IN_STOCK' AND i.price > 0 AND i.link <> '')
  OR EXISTS (
  SELECT FROM pins p JOIN product_pins o ON o.aggregated_pin_id = p.aggregated_pin_id
    JOIN boards b ON b.id = p.board_id AND b.privacy <> 'secret'
  WHERE p.user_id = u.id AND p.link IS NOT NULL AND o.price_value > 0
    AND EXISTS (SELECT FROM jsonb_array_elements(o.products) product
      WHERE (product -> 'offerSummary' ->> 'inStock')::boolean)))`

/** Saves and outbound clicks of the product pins of a profile. */
const positive = (since: Date) => sql`
  SELECT coalesce(sum(c.saves + c.outbound_clicks), 0)::int
  FROM pins p JOIN product_pins o ON o.aggregated_pin_id = p.aggregated_pin_id
    JOIN pin_day_counts c ON c.pin_id = p.id AND c.day > (${since}::timestamptz AT TIME ZONE 'UTC')::date
  WHERE p.user_id = u.id`

/** Hides of its products, and reports of them that staff upheld; those pins themselves are gone by then. */
const negative = (since: Date) => sql`
  (SELECT count(*)::int FROM pins p JOIN product_pins o ON o.aggregated_pin_id = p.aggregated_pin_id
    JOIN hidden_pins h ON h.aggregated_pin_id = p.aggregated_pin_id AND h.hidden_at > ${since}
  WHERE p.user_id = u.id AND p.is_lead AND h.user_id <> u.id)
  + (SELECT count(*)::int FROM report_cases k JOIN reports r ON r.case_id = k.id
  WHERE k.maker_id = u.id AND k.target_type = 'pin' AND k.state = 'upheld' AND k.decided_at > ${since}
    AND r.is_product)`

/** What the checks look at, by account, in one statement for all of them. */
export async function loadFacts(
  db: Db,
  userIds: readonly string[],
  since: Date,
): Promise<Map<string, MerchantFacts>> {
  const { rows } = await sql<MerchantFacts & { id: string }>`
    SELECT u.id, u.created_at, u.avatar_signature AS avatar, u.cover_signature AS cover, u.about,
      (SELECT min(w.verified_at) FROM verified_websites w WHERE w.user_id = u.id) AS domain_verified_at,
      ${sellsSomething} AS has_shop,
      (${positive(since)}) AS positive_feedback, ${negative(since)} AS negative_feedback
    FROM users u WHERE u.id = ANY(${[...userIds]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
