import type { PinKind } from '@tessera/api-types/pins/pin-content'
import { sql, type RawBuilder } from 'kysely'

/** What the table of a kind holds of the aggregated pin `a`. */
const ownData: Record<Exclude<PinKind, 'image'>, RawBuilder<unknown>> = {
  product: sql`SELECT json_build_object('kind', 'product', 'priceValue', price_value::float8,
    'priceCurrency', price_currency, 'products', products) FROM product_pins WHERE aggregated_pin_id = a.id`,
}

const branches = Object.entries(ownData).map(([kind, data]) => sql`WHEN ${sql.lit(kind)} THEN (${data})`)

/** Expression of a `ContentRow`; only the table of the pin's kind is read. */
export const contentColumn = sql`
  CASE a.kind ${sql.join(branches, sql` `)} ELSE json_build_object('kind', a.kind) END`
