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
  boardName: string
  boardId: string | null
  /** The profile of the business, under whose name products are pinned. */
  merchant: Member
}

/** Products of a feed that wait for their pin, each with the board it goes to. */
export async function unpinnedProducts(db: Db, feedId: string, most: number): Promise<UnpinnedProduct[]> {
  const { rows } = await sql<UnpinnedProduct>`
    SELECT p.id::text, p.title, p.description, p.link, p.image_link, c.name AS board_name,
      (SELECT b.id::text FROM boards b WHERE b.owner_id = u.id AND b.name = c.name
        ORDER BY b.id LIMIT 1) AS board_id, ${memberAsJson('u')} AS merchant
    FROM catalog_products p
    JOIN catalogs c ON c.id = p.catalog_id
    JOIN LATERAL (SELECT user_id FROM business_profiles o WHERE o.business_id = c.business_id
      ORDER BY o.created_at, o.user_id LIMIT 1) profile ON true
    JOIN users u ON u.id = profile.user_id
    WHERE p.feed_id = ${feedId} AND p.pin_id IS NULL AND p.pin_failure IS NULL
      AND ${isActive('u')} AND NOT u.is_write_banned
    ORDER BY p.id LIMIT ${most}`.execute(db)
  return rows
}

const offerOf = sql`jsonb_build_object('price', coalesce(p.sale_price, p.price)::float8, 'minPrice', NULL,
  'maxPrice', NULL, 'standardPrice', CASE WHEN p.sale_price IS NOT NULL THEN p.price::float8 END,
  'priceCurrency', p.currency, 'inStock', p.availability = 'IN_STOCK')`

// Layout: Product in packages/api-types/src/pins/rich-metadata.ts
const products = sql`jsonb_build_array(jsonb_build_object('id', p.item_id, 'name', p.title, 'brand', p.brand,
  'offerSummary', ${offerOf}, 'shipping', NULL, 'rating', NULL, 'variantSet', NULL))`

/** Makes the pin the product's. */
export async function keepPin(tx: Db, productId: string, pinId: string): Promise<void> {
  await sql`UPDATE catalog_products SET pin_id = ${pinId} WHERE id = ${productId}`.execute(tx)
  await sql`INSERT INTO product_pins (aggregated_pin_id, price_value, price_currency, products)
    SELECT i.aggregated_pin_id, coalesce(p.sale_price, p.price), p.currency, ${products}
    FROM catalog_products p JOIN pins i ON i.id = p.pin_id WHERE p.id = ${productId}`.execute(tx)
}

export async function noteFailure(db: Db, productId: string, reason: string): Promise<void> {
  await db.updateTable('catalogProducts').set({ pinFailure: reason }).where('id', '=', productId).execute()
}

/** Price, stock and name of pins that were made before, as the feed has them now. */
export async function refreshOffers(tx: Db, feedId: string): Promise<void> {
  await sql`UPDATE product_pins o SET price_value = coalesce(p.sale_price, p.price), price_currency = p.currency,
      products = ${products}, priced_at = now()
    FROM catalog_products p JOIN pins i ON i.id = p.pin_id
    WHERE p.feed_id = ${feedId} AND o.aggregated_pin_id = i.aggregated_pin_id
      AND (o.products <> ${products} OR o.priced_at < now() - interval '1 day')`.execute(tx)
}
