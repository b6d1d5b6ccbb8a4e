import { sql } from 'kysely'
import type { Member } from '@tessera/shared-auth'
import { memberAsJson } from '../../db/member-as-json.ts'
import { isActive } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'

export interface UnpinnedProduct {
  id: string
  title: string
  description: string
  link: string
  imageLink: string
  catalogId: string
  catalogName: string
  /** The profile of the business, under whose name products are pinned. */
  merchant: Member
}

/** Products of a feed that wait for their first pin. One whose pin was removed gets no other. */
export async function unpinnedProducts(db: Db, feedId: string, most: number): Promise<UnpinnedProduct[]> {
  const { rows } = await sql<UnpinnedProduct>`
    SELECT p.id::text, p.title, p.description, p.link, p.image_link, c.id::text AS catalog_id,
      c.name AS catalog_name, ${memberAsJson('u')} AS merchant
    FROM catalog_products p
    JOIN catalogs c ON c.id = p.catalog_id
    JOIN LATERAL (SELECT user_id FROM business_profiles o WHERE o.business_id = c.business_id
      ORDER BY o.created_at, o.user_id LIMIT 1) profile ON true
    JOIN users u ON u.id = profile.user_id
    WHERE p.feed_id = ${feedId} AND p.pin_id IS NULL AND p.last_pin_id IS NULL AND p.pin_failure IS NULL
      AND ${isActive('u')} AND NOT u.is_write_banned
    ORDER BY p.id LIMIT ${most}`.execute(db)
  return rows
}

/** The feeds of a catalog look for its board one after another. */
export const lockCatalog = (tx: Db, catalogId: string) =>
  tx.selectFrom('catalogs').select('id').where('id', '=', catalogId).forNoKeyUpdate().execute()

/** The board of a catalog, as long as it is the merchant's; a board of its name becomes that of one without. */
export async function findBoard(db: Db, catalogId: string, merchant: Member): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT b.id::text FROM catalogs c JOIN boards b ON b.owner_id = ${merchant.userId}
      AND (b.id = c.board_id OR c.board_id IS NULL AND b.name = c.name)
    WHERE c.id = ${catalogId} ORDER BY b.id LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}

export async function keepBoard(tx: Db, catalogId: string, boardId: string): Promise<void> {
  await tx.updateTable('catalogs').set({ boardId }).where('id', '=', catalogId).execute()
}

const offerOf = sql`jsonb_build_object('price', coalesce(p.sale_price, p.price)::float8, 'minPrice', NULL,
  'maxPrice', NULL, 'standardPrice', CASE WHEN p.sale_price IS NOT NULL THEN p.price::float8 END,
  'priceCurrency', p.currency, 'inStock', p.availability = 'IN_STOCK')`

// Layout: Product in packages/api-types/src/pins/rich-metadata.ts
const products = sql`jsonb_build_array(jsonb_build_object('id', p.item_id, 'name', p.title, 'brand', p.brand,
  'offerSummary', ${offerOf}, 'shipping', NULL, 'rating', NULL, 'variantSet', NULL))`

/** Makes the pin the product's; the picture may be that of a product that was there before. */
export async function keepPin(tx: Db, productId: string, pinId: string): Promise<void> {
  await sql`UPDATE catalog_products SET pin_id = ${pinId}, last_pin_id = ${pinId}, pinned_link = link,
      pinned_title = title, pinned_image = image_link
    WHERE id = ${productId}`.execute(tx)
  await sql`INSERT INTO product_pins (aggregated_pin_id, price_value, price_currency, products)
    SELECT i.aggregated_pin_id, coalesce(p.sale_price, p.price), p.currency, ${products}
    FROM catalog_products p JOIN pins i ON i.id = p.pin_id WHERE p.id = ${productId}
    ON CONFLICT (aggregated_pin_id) DO UPDATE SET price_value = excluded.price_value,
      price_currency = excluded.price_currency, products = excluded.products`.execute(tx)
}

export interface OutdatedPin {
  productId: string
  pinId: string
  merchant: Member
  title: string
  link: string
  /** What the pin has now, and what its product had when it was pinned. */
  shownTitle: string
  shownLink: string | null
  pinnedTitle: string | null
  pinnedLink: string | null
  imageLink: string
  /** Whether the picture of the pin is the one that the feed has. */
  hasPinnedImage: boolean
  aggregatedPinId: string
  imageSignature: string
}

/** Pins of products whose address, name or picture is another one in the feed by now. */
export async function outdatedPins(db: Db, feedId: string, most: number): Promise<OutdatedPin[]> {
  const { rows } = await sql<OutdatedPin>`
    SELECT p.id::text AS product_id, i.id::text AS pin_id, p.title, p.link, ${memberAsJson('u')} AS merchant,
      i.title AS shown_title, i.link AS shown_link, p.pinned_title, p.pinned_link, p.image_link,
      p.image_link IS NOT DISTINCT FROM p.pinned_image AS has_pinned_image,
      i.aggregated_pin_id::text AS aggregated_pin_id, i.image_signature
    FROM catalog_products p JOIN pins i ON i.id = p.pin_id JOIN users u ON u.id = i.user_id
    WHERE p.feed_id = ${feedId} AND p.pin_id IS NOT NULL AND ${isActive('u')} AND NOT u.is_write_banned
      AND (p.link, p.title, p.image_link) IS DISTINCT FROM (p.pinned_link, p.pinned_title, p.pinned_image)
    ORDER BY p.id LIMIT ${most}`.execute(db)
  return rows
}

/** The pin has what the product has now. */
export async function notePinned(
  db: Db,
  { productId, pinId, title, link, imageLink }: OutdatedPin,
): Promise<void> {
  await db
    .updateTable('catalogProducts')
    .set({ lastPinId: pinId, pinnedLink: link, pinnedTitle: title, pinnedImage: imageLink })
    .where('id', '=', productId)
    .execute()
}

const MOST_RETRIES = 5

/** Notes why a product has no pin, or its pin not the new picture: it is tried again after an hour, four, sixteen … */
export async function noteFailure(
  db: Db,
  { productId, reason, at }: { productId: string; reason: string; at: Date },
): Promise<void> {
  await sql`UPDATE catalog_products SET pin_failure = ${reason}, pin_tries = pin_tries + 1,
      pin_retry_at = CASE WHEN pin_tries < ${sql.lit(MOST_RETRIES)}
        THEN ${at}::timestamptz + interval '1 hour' * 4 ^ pin_tries END
    WHERE id = ${productId}`.execute(db)
}

/** What failed long enough ago waits for its pin, or its picture, once more. */
export async function releaseRetries(db: Db, feedId: string, at: Date): Promise<void> {
  await sql`UPDATE catalog_products SET pin_failure = NULL, pin_retry_at = NULL,
      pinned_image = CASE WHEN pin_id IS NULL THEN pinned_image END
    WHERE feed_id = ${feedId} AND pin_retry_at <= ${at}::timestamptz`.execute(db)
}

export async function nextRetry(db: Db, feedId: string): Promise<Date | null> {
  const { at } = await db
    .selectFrom('catalogProducts')
    .select(({ fn }) => fn.min('pinRetryAt').as('at'))
    .where('feedId', '=', feedId)
    .where('pinRetryAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return at
}

/** Products whose pin goes with the account that has it wait for another one; returns the feeds they are of. */
export async function freeProducts(tx: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ feedId: string }>`
    WITH freed AS (UPDATE catalog_products p SET pin_id = NULL, last_pin_id = NULL
      FROM pins i WHERE i.id = p.pin_id AND i.user_id = ${userId}::bigint RETURNING p.feed_id)
    SELECT DISTINCT feed_id::text FROM freed ORDER BY feed_id`.execute(tx)
  return rows.map(({ feedId }) => feedId)
}

// A drop of less than a twentieth is no news, and what costs nothing drops no more.
const isDrop = sql`p.currency = o.price_currency AND coalesce(p.sale_price, p.price) < o.price_value
  AND coalesce(p.sale_price, p.price) <= o.price_value * 0.95`
const isRise = sql`p.currency <> o.price_currency OR coalesce(p.sale_price, p.price) > o.price_value`

/**
 * Price, stock and name of pins that were made before, as the feed has them now, with the price before a drop.
 * Returns how many prices dropped.
 */
export async function refreshOffers(tx: Db, feedId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ isDropped: boolean }>`
    UPDATE product_pins o SET price_value = coalesce(p.sale_price, p.price), price_currency = p.currency,
      products = ${products}, priced_at = now(),
      price_before = CASE WHEN ${isDrop} THEN o.price_value WHEN NOT (${isRise}) THEN o.price_before END,
      price_dropped_at = CASE WHEN ${isDrop} THEN ${at}::timestamptz WHEN NOT (${isRise}) THEN o.price_dropped_at END
    FROM catalog_products p JOIN pins i ON i.id = p.pin_id
    WHERE p.feed_id = ${feedId} AND o.aggregated_pin_id = i.aggregated_pin_id
      AND (o.products <> ${products} OR o.priced_at < now() - interval '1 day')
    RETURNING o.price_dropped_at IS NOT DISTINCT FROM ${at}::timestamptz AS is_dropped`.execute(tx)
  return rows.filter(({ isDropped }) => isDropped).length
}

/**
 * Who saved products of a feed whose price dropped at a moment, each with the one that dropped most and its merchant;
 * `after` is the last of the page before.
 */
export async function listSaversOfDrops(
  db: Db,
  { feedId, droppedAt, after }: { feedId: string; droppedAt: string; after: string },
  limit: number,
): Promise<{ userId: string; pinId: string; actorId: string }[]> {
  const { rows } = await sql<{ userId: string; pinId: string; actorId: string }>`
    SELECT DISTINCT ON (s.user_id) s.user_id, s.id AS pin_id, i.user_id AS actor_id
    FROM catalog_products p JOIN pins i ON i.id = p.pin_id
    JOIN product_pins o ON o.aggregated_pin_id = i.aggregated_pin_id
    JOIN pins s ON s.aggregated_pin_id = o.aggregated_pin_id
    WHERE p.feed_id = ${feedId} AND o.price_dropped_at = ${droppedAt}::timestamptz
      AND s.user_id <> i.user_id AND s.user_id > ${after}::bigint
    ORDER BY s.user_id, o.price_value / o.price_before, s.id LIMIT ${limit}`.execute(db)
  return rows
}
