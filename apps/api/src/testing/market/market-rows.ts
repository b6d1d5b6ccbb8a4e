import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { nth, type MarketPlan } from './market-plan.ts'

const AT_ONCE = 5_000

/** An owner with a board, and a pin for each promotion. */
export async function insertMarketPins(db: Db, { firstId, promotions, start }: MarketPlan): Promise<void> {
  const owner = sql`${firstId}::bigint`
  const numbers = sql`generate_series(0, ${promotions - 1}::int) n`
  await sql`INSERT INTO users (id, username, email, full_name, first_name, email_verified_at, created_at)
    VALUES (${owner}, ${`market_${firstId}`}, ${`market_${firstId}@market.example`}, 'Market', 'Market',
      ${start}::timestamptz, ${start}::timestamptz)`.execute(db)
  await sql`INSERT INTO boards (id, owner_id, name, slug, privacy, last_pin_at, created_at)
    VALUES (${owner}, ${owner}, 'Market', 'market', 'public', ${start}::timestamptz,
      ${start}::timestamptz)`.execute(db)
  const picture = sql`md5('market')`
  await sql`INSERT INTO images (signature, width, height, mime, bytes, dominant_color, descriptor, created_at)
    VALUES (${picture}, 600, 900, 'image/jpeg', 1000, '#808080', '', ${start}::timestamptz)
    ON CONFLICT DO NOTHING`.execute(db)
  await sql`INSERT INTO aggregated_pins (id, image_signature, created_at)
    SELECT ${owner} + n, ${picture}, ${start}::timestamptz FROM ${numbers}`.execute(db)
  await sql`INSERT INTO pins (id, aggregated_pin_id, user_id, board_id, is_lead, title, image_signature, image_width,
      image_height, dominant_color, is_listed, created_at)
    SELECT ${owner} + n, ${owner} + n, ${owner}, ${owner}, true, 'Offer ' || n, ${picture}, 600, 900, '#808080', true,
      ${start}::timestamptz FROM ${numbers}`.execute(db)
}

/** A business and a card for each ad account, and the promotions. */
export async function insertMarket(db: Db, { start, planned }: MarketPlan): Promise<void> {
  const at = sql`${start}::timestamptz`
  const accounts = sql`jsonb_to_recordset(${JSON.stringify(planned.accounts)}::jsonb) AS a(id bigint, country text,
    currency text, "timeZone" text, "spendCapMicros" bigint, "cardToken" text)`
  await sql`INSERT INTO businesses (id, name, country, currency, created_at)
    SELECT a.id, 'Advertiser ' || a.id, a.country, a.currency, ${at} FROM ${accounts}`.execute(db)
  await sql`INSERT INTO ad_accounts (id, business_id, name, country, currency, time_zone, spend_cap_micros, created_at)
    SELECT a.id, a.id, 'Advertiser ' || a.id, a.country, a.currency, a."timeZone", a."spendCapMicros", ${at}
    FROM ${accounts}`.execute(db)
  await sql`INSERT INTO billing_profiles (id, ad_account_id, cardholder_name, card_brand, card_last4, card_expiry_month,
      card_expiry_year, payment_token, billing_address, updated_at)
    SELECT a.id, a.id, 'Market', 'visa', right(a."cardToken", 4), 12, 2099, a."cardToken", '{}', ${at}
    FROM ${accounts}`.execute(db)
  for (let first = 0; first < planned.promotions.length; first += AT_ONCE)
    await sql`INSERT INTO promotions (id, ad_account_id, business_id, pin_id, name, objective, daily_budget_micros,
        currency, start_at, end_at, destination_url, locales, ages, genders, interest_ids, is_auto, audience_width,
        status, created_at)
      SELECT p.id, p."accountId", p."accountId", p."pinId", 'Offer ' || p.id, p.objective, p."dailyBudgetMicros",
        p.currency, p."startAt", p."endAt", 'https://shop.example/', p.locales, p.ages, p.genders, p."interestIds",
        p."isAuto", 'WIDE', p.status, p."startAt"
      FROM jsonb_to_recordset(${JSON.stringify(planned.promotions.slice(first, first + AT_ONCE))}::jsonb) AS p(id bigint,
        "accountId" bigint, "pinId" bigint, objective text, "dailyBudgetMicros" bigint, currency text,
        "startAt" timestamptz, "endAt" timestamptz, locales text[], ages text[], genders text[], "interestIds" bigint[],
        "isAuto" boolean, status text)`.execute(db)
}

/** The ids of a market's promotions and ad accounts lie between these. */
export const idsOf = ({ firstId, promotions, accounts }: MarketPlan): readonly [string, string] => [
  firstId,
  nth(firstId, Math.max(promotions, accounts) - 1),
]
