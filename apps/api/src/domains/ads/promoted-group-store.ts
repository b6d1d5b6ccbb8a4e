import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

/** The first pin after another one of the products of a group `g` that can be bought and that everybody sees. */
const pinAfter = (pinId: ReturnType<typeof sql>) => sql`(
  SELECT i.pin_id FROM catalog_products i JOIN pins pin ON pin.id = i.pin_id AND pin.is_listed
  WHERE i.catalog_id = g.catalog_id AND i.pin_id > ${pinId} AND i.availability <> 'OUT_OF_STOCK'
    AND matches_product_filters(i, g.filters)
  ORDER BY i.pin_id LIMIT 1)`
const firstPin = pinAfter(sql`0`)

/** With which pin the promotion of a group of the business begins; null where it has nothing to show. */
export async function firstPinOfGroup(
  db: Db,
  { id, businessId }: { id: string; businessId: string },
): Promise<string | null> {
  const { rows } = await sql<{ pinId: string | null }>`
    SELECT ${firstPin}::text AS pin_id FROM product_groups g
    WHERE g.id = ${id}::bigint AND g.business_id = ${businessId}::bigint`.execute(db)
  return rows[0]?.pinId ?? null
}

/** Has each promotion of a product group show the next of its products; one that people look at stays as it is. */
export async function turnPromotedGroups(tx: Db, adAccountId: string | null): Promise<void> {
  await sql`
    UPDATE promotions p SET pin_id = chosen.pin_id FROM (
      SELECT turned.id, (SELECT coalesce(${pinAfter(sql`turned.pin_id`)}, ${firstPin}) FROM product_groups g
        WHERE g.id = turned.product_group_id) AS pin_id
      FROM promotions turned
      WHERE turned.product_group_id IS NOT NULL AND turned.status NOT IN ('REJECTED', 'COMPLETED')
        AND NOT turned.is_held_for_staff
        AND (${adAccountId}::bigint IS NULL OR turned.ad_account_id = ${adAccountId}::bigint)) chosen
    WHERE p.id = chosen.id AND p.pin_id IS DISTINCT FROM chosen.pin_id`.execute(tx)
}
