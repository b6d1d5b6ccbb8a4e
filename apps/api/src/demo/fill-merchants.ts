import { sql } from 'kysely'
import type { Product } from '@tessera/api-types/pins/rich-metadata'
import { createBusiness } from '../domains/business/business-service.ts'
import { notifyOfPriceDrops } from '../domains/notifications/notification-service.ts'
import { saveProgram, type ProgramRow } from '../domains/verified-merchants/program-store.ts'
import type { Db, Deps } from '../kernel/deps.ts'
import { pastOf } from './business-clock.ts'
import { idsByAge } from './demo-ids.ts'
import { BUSINESS_OWNER } from './fill-business.ts'
import type { InterestSlug } from './interests.ts'
import { DAY_MS } from '../kernel/durations.ts'

/** Waits for staff to decide. */
const APPEALING = 11

interface Shop {
  userId: string
  host: string
  product: Pick<Product, 'name' | 'brand'> & { price: number }
}

/** The ceramics studio is a verified merchant; a smaller shop has appealed and waits for a decision. */
export async function fillMerchants(tx: Db, deps: Deps, people: readonly string[]): Promise<void> {
  const studio = people[BUSINESS_OWNER] as string
  const smaller = people[APPEALING] as string
  await createBusiness(tx, pastOf(tx, deps)(26), {
    ownerId: smaller,
    name: 'Small Houses',
    vertical: 'HOME_AND_GARDEN',
    country: 'IT',
    website: 'https://small-houses.example',
    contact_email: null,
    account_type: 'advertiser',
    profile: 'own',
  })
  const before = (days: number) => new Date(deps.now().getTime() - days * DAY_MS)
  const aMug = { name: 'Stoneware mug', brand: 'Kiln & Clay', price: 28 }
  await openShop(tx, deps, { userId: studio, host: 'kiln-and-clay.example', product: aMug })
  await fillStorefront(tx, studio)
  await lowerPrices(tx, deps, studio)
  await saveProgram(tx, {
    ...standing(studio, 'kiln-and-clay.example', before(40)),
    state: 'ACCEPTED',
    reviewStatus: 'COMPLETED',
  })
  await saveProgram(tx, {
    ...standing(smaller, 'small-houses.example', before(6)),
    reviewStatus: 'UNDER_REVIEW',
    reviewReasons: ['DOMAIN_AGE', 'SHOP_TAB'],
    isAppeal: true,
    appealCount: 1,
    appealComment:
      'We moved to a new website last week, so it could not be claimed for long. Our shop has been open since 2019.',
    appealedAt: before(2),
  })
}

const standing = (userId: string, host: string, at: Date): ProgramRow => ({
  userId,
  state: 'APPLIED',
  stateSince: at,
  reviewStatus: 'PROCESSING',
  reviewReasons: [],
  isAppeal: false,
  appealCount: 0,
  appealComment: null,
  appealedAt: null,
  shippingPolicyUrl: `https://${host}/shipping`,
  returnPolicyUrl: `https://${host}/returns`,
  shippingPolicyFinding: null,
  returnPolicyFinding: null,
  policiesReadAt: null,
  appliedAt: at,
})

/** Gives a shop a website of its own and one product that can be bought: what the checks look at. */
async function openShop(tx: Db, { now }: Pick<Deps, 'now'>, { userId, host, product }: Shop): Promise<void> {
  const url = `https://${host}/`
  await tx
    .insertInto('verifiedWebsites')
    .values({
      userId,
      host,
      url,
      method: 'dns',
      verifiedAt: new Date(now().getTime() - 90 * DAY_MS),
      // Nobody can look there again.
      checkedAt: new Date(now().getTime() + 36_500 * DAY_MS),
    })
    .execute()
  await tx
    .updateTable('users')
    .set({ websiteUrl: url, isDomainVerified: true })
    .where('id', '=', userId)
    .execute()
  const { price, ...named } = product
  const offerSummary = {
    price,
    minPrice: null,
    maxPrice: null,
    standardPrice: null,
    priceCurrency: 'USD',
    inStock: true,
  }
  const whole = { id: 'demo-mug', ...named, offerSummary, shipping: null, rating: null, variantSet: null }
  await sql`
    WITH chosen AS (
      SELECT p.id, p.aggregated_pin_id FROM pins p
        JOIN aggregated_pins a ON a.id = p.aggregated_pin_id AND a.kind = 'image'
        JOIN boards b ON b.id = p.board_id AND b.privacy = 'public'
      WHERE p.user_id = ${userId}::bigint AND p.is_lead ORDER BY p.id DESC LIMIT 1
    ), linked AS (UPDATE pins SET link = ${`${url}mug`}, domain = ${host} FROM chosen WHERE pins.id = chosen.id),
    kinds AS (UPDATE aggregated_pins a SET kind = 'product' FROM chosen WHERE a.id = chosen.aggregated_pin_id)
    INSERT INTO product_pins (aggregated_pin_id, price_value, price_currency, products)
    SELECT aggregated_pin_id, ${price}, 'USD', ${JSON.stringify([whole])}::jsonb FROM chosen`.execute(tx)
}

/** What a studio for ceramics may sell. */
const HOME_TOPICS: readonly InterestSlug[] = [
  'ceramics',
  'lighting',
  'shelves',
  'living-rooms',
  'house-plants',
  'flowers',
]

/** The catalog of a shop lists what its profile has pinned as products for the home. */
const fillStorefront = (tx: Db, userId: string) =>
  sql`
    WITH pinned AS (
      SELECT p.id, o.products -> 0 ->> 'name' AS name, o.price_value, o.price_currency, row_number() OVER (ORDER BY p.id DESC) AS nth
      FROM pins p JOIN product_pins o ON o.aggregated_pin_id = p.aggregated_pin_id
      WHERE p.user_id = ${userId}::bigint AND p.is_lead AND p.is_listed
        AND EXISTS (SELECT FROM pin_interests t JOIN interests topic ON topic.id = t.interest_id
          WHERE t.aggregated_pin_id = p.aggregated_pin_id AND topic.slug = ANY(${[...HOME_TOPICS]}))
        AND o.price_value IS NOT NULL AND o.products -> 0 ->> 'name' IS NOT NULL
    ), listed AS (
      SELECT i.id, row_number() OVER (ORDER BY i.id) AS nth
      FROM catalog_products i JOIN catalogs c ON c.id = i.catalog_id
        JOIN business_profiles b ON b.business_id = c.business_id
      WHERE b.user_id = ${userId}::bigint
    )
    UPDATE catalog_products i SET pin_id = pinned.id, last_pin_id = pinned.id, title = pinned.name, price = pinned.price_value, currency = pinned.price_currency
    FROM pinned JOIN listed ON listed.nth = pinned.nth WHERE i.id = listed.id`.execute(tx)

const LOWERED = 2
const SINCE_SALE_MS = 3 * 60 * 60 * 1000

/** What people saved most of a shop costs a fifth less since this morning, and they have heard of it. */
async function lowerPrices(tx: Db, deps: Deps, userId: string): Promise<void> {
  const at = new Date(deps.now().getTime() - SINCE_SALE_MS)
  const { rows } = await sql<{ userId: string; pinId: string }>`
    WITH lowered AS (
      UPDATE product_pins o SET price_before = o.price_value, price_value = round(o.price_value * 0.8, 2),
        products = jsonb_set(o.products, '{0,offerSummary}', o.products #> '{0,offerSummary}'
          || jsonb_build_object('price', round(o.price_value * 0.8, 2), 'standardPrice', o.price_value)),
        price_dropped_at = ${at}::timestamptz
      WHERE o.aggregated_pin_id IN (SELECT i.aggregated_pin_id FROM catalog_products c
          JOIN pins i ON i.id = c.pin_id JOIN aggregated_pins a ON a.id = i.aggregated_pin_id
        WHERE i.user_id = ${userId}::bigint ORDER BY a.save_count DESC, a.id LIMIT ${LOWERED})
      RETURNING o.aggregated_pin_id
    ), told AS (
      UPDATE catalog_products c SET sale_price = round(c.price * 0.8, 2) FROM pins i, lowered
      WHERE i.id = c.pin_id AND i.aggregated_pin_id = lowered.aggregated_pin_id
    )
    SELECT DISTINCT ON (s.user_id) s.user_id, s.id AS pin_id FROM pins s JOIN lowered USING (aggregated_pin_id)
    WHERE s.user_id <> ${userId}::bigint ORDER BY s.user_id, s.id`.execute(tx)
  const idOf = idsByAge(deps.now())
  await notifyOfPriceDrops(
    tx,
    { newId: () => idOf(SINCE_SALE_MS) },
    rows.map((saver) => ({ ...saver, actorId: userId })),
    at,
  )
}
