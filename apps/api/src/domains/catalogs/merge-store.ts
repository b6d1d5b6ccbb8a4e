import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { keepDifferences } from './difference-store.ts'
import type { FeedProduct } from './feed-row-rules.ts'

const COLUMNS = sql.raw(
  'item_id, title, description, link, image_link, price, sale_price, currency, availability, brand, product_type',
)

/** What of a product comes from its feed, in one form for files and the database. */
const feedFields =
  sql.raw(`jsonb_build_object('item_id', p.item_id, 'title', p.title, 'description', p.description,
  'link', p.link, 'image_link', p.image_link, 'price', p.price, 'sale_price', p.sale_price, 'currency', p.currency,
  'availability', p.availability, 'brand', p.brand, 'product_type', p.product_type)`)

export interface StagedRow {
  itemId: string
  product: FeedProduct | null
}

/** Stages rows; returns the ids that were there already. */
export async function stageRows(db: Db, runId: string, rows: readonly StagedRow[]): Promise<Set<string>> {
  const { rows: staged } = await sql<{ itemId: string }>`
    INSERT INTO catalog_staged_rows (run_id, item_id, product)
    SELECT ${runId}::bigint, row ->> 'itemId', nullif(row -> 'product', 'null')
    FROM jsonb_array_elements(${JSON.stringify(rows.map(toStaged))}::jsonb) AS row
    ON CONFLICT DO NOTHING RETURNING item_id`.execute(db)
  const kept = new Set(staged.map(({ itemId }) => itemId))
  return new Set(rows.map(({ itemId }) => itemId).filter((itemId) => !kept.has(itemId)))
}

const toStaged = ({ itemId, product }: StagedRow) => ({
  itemId,
  product: product && {
    item_id: itemId,
    title: product.title,
    description: product.description,
    link: product.link,
    image_link: product.imageLink,
    price: Number(product.price),
    sale_price: product.salePrice === null ? null : Number(product.salePrice),
    currency: product.currency,
    availability: product.availability,
    brand: product.brand,
    product_type: product.productType,
  },
})

export async function forgetStaged(db: Db, runId: string): Promise<void> {
  await sql`DELETE FROM catalog_staged_rows WHERE run_id = ${runId}`.execute(db)
}

/** Writes down what the run changes, each product as it was before; of the runs before it nothing can be taken back. */
export async function noteChanges(tx: Db, run: { id: string; feedId: string }) {
  await sql`DELETE FROM catalog_changes c USING catalog_runs r
    WHERE r.id = c.run_id AND r.feed_id = ${run.feedId}`.execute(tx)
  return countChanges(tx, run)
}

/** What a run would change, of which only the differences stay. */
export async function lookAtChanges(tx: Db, run: { id: string; feedId: string }) {
  const changed = await countChanges(tx, run)
  await keepDifferences(tx, run.id)
  await forgetChanges(tx, run.id)
  return changed
}

const forgetChanges = (tx: Db, runId: string) =>
  sql`DELETE FROM catalog_changes WHERE run_id = ${runId}`.execute(tx)

interface RunChanges {
  addedCount: number
  changedCount: number
  removedCount: number
}

async function countChanges(tx: Db, { id, feedId }: { id: string; feedId: string }): Promise<RunChanges> {
  await sql`INSERT INTO catalog_changes (run_id, item_id, before)
    SELECT ${id}::bigint, coalesce(s.item_id, p.item_id), CASE WHEN p.id IS NOT NULL THEN ${feedFields} || jsonb_build_object('pin_id', coalesce(p.pin_id, p.last_pin_id)) END
    FROM (SELECT * FROM catalog_staged_rows WHERE run_id = ${id}) s
    FULL JOIN (SELECT * FROM catalog_products WHERE feed_id = ${feedId}) p ON p.item_id = s.item_id
    WHERE s.item_id IS NULL OR (s.product IS NOT NULL AND (p.id IS NULL OR s.product <> ${feedFields}))`.execute(
    tx,
  )
  const { rows } = await sql<RunChanges>`
    SELECT count(*) FILTER (WHERE c.before IS NULL)::int AS added_count,
      count(*) FILTER (WHERE c.before IS NOT NULL AND s.item_id IS NOT NULL)::int AS changed_count,
      count(*) FILTER (WHERE c.before IS NOT NULL AND s.item_id IS NULL)::int AS removed_count
    FROM catalog_changes c
    LEFT JOIN catalog_staged_rows s ON s.run_id = c.run_id AND s.item_id = c.item_id
    WHERE c.run_id = ${id}`.execute(tx)
  return rows[0] ?? { addedCount: 0, changedCount: 0, removedCount: 0 }
}

export const hasChanged = ({ addedCount, changedCount, removedCount }: RunChanges): boolean =>
  addedCount + changedCount + removedCount > 0

interface Place {
  id: string
  feedId: string
  catalogId: string
}

/** What a run is about to remove is no longer to be had. */
const markSold = (tx: Db, runId: string) =>
  sql`UPDATE product_pins o SET products = jsonb_set(o.products, '{0,offerSummary,inStock}', 'false')
    FROM catalog_changes c JOIN pins i ON i.id = (c.before ->> 'pin_id')::bigint
    WHERE c.run_id = ${runId} AND o.aggregated_pin_id = i.aggregated_pin_id
      AND o.products @? '$[0].offerSummary' AND NOT EXISTS (
        SELECT FROM catalog_staged_rows s WHERE s.run_id = ${runId} AND s.item_id = c.item_id)`.execute(tx)

/** Makes the products of a feed those of its file. */
export async function takeOver(tx: Db, { id, feedId, catalogId }: Place): Promise<void> {
  await markSold(tx, id)
  await sql`DELETE FROM catalog_products p USING catalog_changes c WHERE c.run_id = ${id}
    AND p.feed_id = ${feedId} AND p.item_id = c.item_id AND NOT EXISTS (
      SELECT FROM catalog_staged_rows s WHERE s.run_id = ${id} AND s.item_id = c.item_id)`.execute(tx)
  await putProducts(
    tx,
    { feedId, catalogId },
    sql`SELECT s.product FROM catalog_staged_rows s JOIN catalog_changes c USING (run_id, item_id)
      WHERE s.run_id = ${id}`,
  )
}

/** Makes the products of a feed what they were before a run; what was removed has its pin again, while there is one. */
export async function takeBack(tx: Db, { id, feedId, catalogId }: Place): Promise<void> {
  await sql`DELETE FROM catalog_products p USING catalog_changes c
    WHERE c.run_id = ${id} AND c.before IS NULL AND p.feed_id = ${feedId} AND p.item_id = c.item_id`.execute(
    tx,
  )
  await putProducts(
    tx,
    { feedId, catalogId },
    sql`SELECT before AS product FROM catalog_changes WHERE run_id = ${id} AND before IS NOT NULL`,
  )
  await sql`UPDATE catalog_products p SET pin_id = i.id, last_pin_id = coalesce((c.before ->> 'pin_id')::bigint, p.last_pin_id),
      pinned_link = i.link, pinned_title = i.title, pinned_image = p.image_link
    FROM catalog_changes c
    LEFT JOIN pins i ON i.id = (c.before ->> 'pin_id')::bigint
    WHERE c.run_id = ${id} AND p.feed_id = ${feedId} AND p.item_id = c.item_id AND p.pin_id IS NULL`.execute(
    tx,
  )
  await forgetChanges(tx, id)
}

const isSame = sql`p.image_link = excluded.image_link AND (p.pin_id IS NOT NULL OR p.link = excluded.link)`

/** What could not be pinned is tried at once where its picture or its address is another one. */
async function putProducts(
  tx: Db,
  { feedId, catalogId }: Pick<Place, 'catalogId' | 'feedId'>,
  products: ReturnType<typeof sql>,
): Promise<void> {
  await sql`INSERT INTO catalog_products AS p (catalog_id, feed_id, ${COLUMNS})
    SELECT ${catalogId}::bigint, ${feedId}::bigint, given.*
    FROM (${products}) AS source, jsonb_to_record(source.product) AS given (item_id text, title text,
      description text, link text, image_link text, price numeric, sale_price numeric, currency text,
      availability text, brand text, product_type text)
    ON CONFLICT (feed_id, item_id) DO UPDATE SET title = excluded.title, description = excluded.description,
      link = excluded.link, image_link = excluded.image_link, price = excluded.price,
      sale_price = excluded.sale_price, currency = excluded.currency, availability = excluded.availability,
      brand = excluded.brand, product_type = excluded.product_type,
      pin_failure = CASE WHEN ${isSame} THEN p.pin_failure END,
      pin_retry_at = CASE WHEN ${isSame} THEN p.pin_retry_at END,
      pin_tries = CASE WHEN ${isSame} THEN p.pin_tries ELSE 0 END`.execute(tx)
}

/** Counts the products of a catalog anew. */
export async function recountProducts(tx: Db, catalogId: string): Promise<void> {
  await sql`UPDATE catalogs
    SET product_count = (SELECT count(*) FROM catalog_products WHERE catalog_id = ${catalogId})
    WHERE id = ${catalogId}`.execute(tx)
}

export async function noteIngested(tx: Db, catalogId: string, lastIngestedAt: Date): Promise<void> {
  await tx.updateTable('catalogs').set({ lastIngestedAt }).where('id', '=', catalogId).execute()
}
