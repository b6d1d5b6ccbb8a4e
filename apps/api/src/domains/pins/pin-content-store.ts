import type { PinKind } from '@tessera/api-types/pins/views'
import { sql, type RawBuilder } from 'kysely'

/** The table of each kind, and what it holds of the aggregated pin `a`. */
const ownData: Record<Exclude<PinKind, 'image'>, { table: string; data: RawBuilder<unknown> }> = {
  product: {
    table: 'product_pins',
    data: sql`json_build_object('kind', 'product', 'priceValue', price_value::float8,
      'priceCurrency', price_currency, 'products', products)`,
  },
  story: {
    table: 'story_pins',
    data: sql`json_build_object('kind', 'story', 'pageCount', page_count)`,
  },
}

/** Of the table of the pin's kind alone; null for an image. */
const ofKind = (column: (data: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> => {
  const branches = Object.entries(ownData).map(
    ([kind, { table, data }]) =>
      sql`WHEN ${sql.lit(kind)} THEN (SELECT ${column(data)} FROM ${sql.table(table)} WHERE aggregated_pin_id = a.id)`,
  )
  return sql`CASE a.kind ${sql.join(branches, sql` `)} END`
}

/** Expression of a `ContentRow`. */
export const contentColumn = sql`coalesce(${ofKind((data) => data)}, json_build_object('kind', a.kind))`

/** Expression that changes whenever the row of the pin's kind does. */
export const contentVersion = ofKind(() => sql`xmin::text`)
