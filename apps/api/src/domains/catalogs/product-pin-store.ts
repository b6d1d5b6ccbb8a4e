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
  /** How often it was refused since its picture or its address is another one. */
  tries: number
  catalogId: string
  catalogName: string
  /** The profile of the business, under whose name products are pinned. */
  merchant: Member
}

/** The profile of the business of a catalog `c` that pins: the first that is there to stay, where it may write. */
const merchantOfCatalog = sql`JOIN users u ON u.id = (
    SELECT o.user_id FROM business_profiles o JOIN users own ON own.id = o.user_id
    WHERE o.business_id = c.business_id AND own.deletion_due_at IS NULL
    ORDER BY o.created_at, o.user_id LIMIT 1)
  AND ${isActive('u')} AND NOT u.is_write_banned`

/** A product whose pin was removed gets no other. */
const isUnpinned = sql`pin_id IS NULL AND last_pin_id IS NULL`

/** Products of a feed that wait for their first pin, or to be tried again. */
export async function unpinnedProducts(
  db: Db,
  { feedId, now, most }: { feedId: string; now: Date; most: number },
): Promise<UnpinnedProduct[]> {
  const waiting = sql`feed_id = ${feedId} AND ${isUnpinned}`
  const { rows } = await sql<UnpinnedProduct>`
    SELECT p.id::text, p.title, p.description, p.link, p.image_link, p.pin_tries AS tries,
      c.id::text AS catalog_id, c.name AS catalog_name, ${memberAsJson('u')} AS merchant
    FROM catalog_products p JOIN catalogs c ON c.id = p.catalog_id ${merchantOfCatalog}
    WHERE p.id IN (
      (SELECT id FROM catalog_products WHERE ${waiting} AND pin_failure IS NULL ORDER BY id LIMIT ${most})
      UNION ALL
      (SELECT id FROM catalog_products WHERE ${waiting} AND pin_retry_at <= ${now}
        ORDER BY pin_retry_at, id LIMIT ${most}))
    ORDER BY p.id LIMIT ${most}`.execute(db)
  return rows
}

/** Feeds with products whose pause is over. */
export async function feedsToRetry(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT f.id::text FROM catalog_feeds f JOIN catalogs c ON c.id = f.catalog_id ${merchantOfCatalog}
    WHERE EXISTS (SELECT FROM catalog_products p WHERE p.feed_id = f.id AND p.pin_retry_at <= ${now}
      AND (p.pin_id IS NOT NULL OR ${isUnpinned}))`.execute(db)
  return rows.map(({ id }) => id)
}

/** Products that somebody pinned wait for another profile of their business; theirs is about to be deleted. */
export async function releaseProducts(tx: Db, userId: string, now: Date): Promise<void> {
  await sql`UPDATE catalog_products SET pin_id = NULL, last_pin_id = NULL, pinned_link = NULL, pinned_title = NULL,
      pinned_image = NULL, pin_failure = NULL, pin_tries = 0, pin_retry_at = ${now}::timestamptz
    WHERE pin_id IN (SELECT id FROM pins WHERE user_id = ${userId}::bigint)`.execute(tx)
}

/** The feeds of a catalog look for its board one after another. */
export const lockCatalog = (tx: Db, catalogId: string) =>
  tx.selectFrom('catalogs').select('id').where('id', '=', catalogId).forNoKeyUpdate().execute()

/** The board that was made for a catalog, as long as it is the merchant's. */
export async function findBoard(db: Db, catalogId: string, merchant: Member): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT b.id::text FROM catalogs c JOIN boards b ON b.id = c.board_id AND b.owner_id = ${merchant.userId}
    WHERE c.id = ${catalogId}`.execute(db)
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

/** Holds a product that still waits for a pin; returns whether there is one. */
export async function lockUnpinned(tx: Db, productId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM catalog_products WHERE id = ${productId} AND ${isUnpinned}
    FOR NO KEY UPDATE`.execute(tx)
  return rows.length > 0
}

/** Makes the pin the product's; the picture may be that of a product that was there before. */
export async function keepPin(tx: Db, productId: string, pinId: string): Promise<void> {
  await sql`UPDATE catalog_products SET pin_id = ${pinId}, last_pin_id = ${pinId}, pinned_link = link,
      pinned_title = title, pinned_image = image_link, pin_failure = NULL, pin_tries = 0, pin_retry_at = NULL
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
  /** Whether the feed has another picture than the pin, and it need not wait to be tried again. */
  isPictureDue: boolean
  tries: number
  aggregatedPinId: string
  imageSignature: string
}

/** Pins of products whose address, name or picture is another one in the feed by now. */
export async function outdatedPins(
  db: Db,
  { feedId, now, most }: { feedId: string; now: Date; most: number },
): Promise<OutdatedPin[]> {
  const isPictureDue = sql`(p.image_link IS DISTINCT FROM p.pinned_image
    AND (p.pin_retry_at IS NULL OR p.pin_retry_at <= ${now}))`
  const { rows } = await sql<OutdatedPin>`
    SELECT p.id::text AS product_id, i.id::text AS pin_id, p.title, p.link, ${memberAsJson('u')} AS merchant,
      i.title AS shown_title, i.link AS shown_link, p.pinned_title, p.pinned_link, p.image_link,
      ${isPictureDue} AS is_picture_due, p.pin_tries AS tries,
      i.aggregated_pin_id::text AS aggregated_pin_id, i.image_signature
    FROM catalog_products p JOIN pins i ON i.id = p.pin_id JOIN users u ON u.id = i.user_id
    WHERE p.feed_id = ${feedId} AND p.pin_id IS NOT NULL AND ${isActive('u')} AND NOT u.is_write_banned
      AND (p.link, p.title, p.image_link) IS DISTINCT FROM (p.pinned_link, p.pinned_title, p.pinned_image)
      AND ((p.link, p.title) IS DISTINCT FROM (p.pinned_link, p.pinned_title) OR ${isPictureDue})
    ORDER BY p.id LIMIT ${most}`.execute(db)
  return rows
}

/** The pin has the words that the product has now. */
export async function noteWords(
  db: Db,
  { productId, pinId, title, link }: Pick<OutdatedPin, 'link' | 'pinId' | 'productId' | 'title'>,
): Promise<void> {
  await db
    .updateTable('catalogProducts')
    .set({ lastPinId: pinId, pinnedLink: link, pinnedTitle: title })
    .where('id', '=', productId)
    .execute()
}

/** The pin has the picture that the product has now. */
export async function notePicture(
  db: Db,
  { productId, imageLink }: Pick<OutdatedPin, 'imageLink' | 'productId'>,
): Promise<void> {
  await db
    .updateTable('catalogProducts')
    .set({ pinnedImage: imageLink, pinFailure: null, pinTries: 0, pinRetryAt: null })
    .where('id', '=', productId)
    .execute()
}

export async function noteFailure(
  db: Db,
  productId: string,
  { reason, retryAt }: { reason: string; retryAt: Date },
): Promise<void> {
  await db
    .updateTable('catalogProducts')
    .set((product) => ({ pinFailure: reason, pinTries: product('pinTries', '+', 1), pinRetryAt: retryAt }))
    .where('id', '=', productId)
    .execute()
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
      products = ${products}, priced_at = ${at}::timestamptz,
      price_before = CASE WHEN ${isDrop} THEN o.price_value WHEN NOT (${isRise}) THEN o.price_before END,
      price_dropped_at = CASE WHEN ${isDrop} THEN ${at}::timestamptz WHEN NOT (${isRise}) THEN o.price_dropped_at END
    FROM catalog_products p JOIN pins i ON i.id = p.pin_id
    WHERE p.feed_id = ${feedId} AND o.aggregated_pin_id = i.aggregated_pin_id
      AND (o.products <> ${products} OR o.priced_at < ${at}::timestamptz - interval '1 day')
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
