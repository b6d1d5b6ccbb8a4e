import type { PinKind } from '@tessera/api-types/pins/views'
import { sql, type RawBuilder } from 'kysely'

/** The table of each kind, and what it holds of the aggregated pin `a`. */
const ownData: Record<
  Exclude<PinKind, 'image'>,
  { table: RawBuilder<unknown>; data: RawBuilder<unknown>; version: RawBuilder<unknown> }
> = {
  product: {
    table: sql`product_pins`,
    version: sql`xmin::text`,
    data: sql`json_build_object('kind', 'product', 'priceValue', price_value::float8,
      'priceCurrency', price_currency, 'products', products,
      'isStale', priced_at < now() - interval '90 days')`,
  },
  story: {
    table: sql`story_pins`,
    version: sql`xmin::text`,
    data: sql`json_build_object('kind', 'story', 'pageCount', page_count)`,
  },
  carousel: {
    table: sql`carousel_pins cp`,
    version: sql`cp.xmin::text`,
    data: sql`json_build_object('kind', 'carousel', 'slots', (
      SELECT json_agg(json_build_object('title', s.title, 'details', s.details, 'link', s.link,
        'imageSignature', i.signature, 'imageWidth', i.width, 'imageHeight', i.height,
        'dominantColor', i.dominant_color) ORDER BY s.place)
      FROM carousel_slots s JOIN images i ON i.signature = s.image_signature
      WHERE s.aggregated_pin_id = cp.aggregated_pin_id))`,
  },
  video: {
    table: sql`video_pins JOIN videos v USING (signature)`,
    version: sql`v.xmin::text`,
    data: sql`json_build_object('kind', 'video', 'signature', signature, 'durationMs', v.duration_ms,
      'width', v.width, 'height', v.height, 'mobileWidth', v.mobile_width, 'mobileHeight', v.mobile_height,
      'captionsLanguage', v.captions_language)`,
  },
}

/** Of the table of the pin's kind alone; null for an image. */
const ofKind = (column: 'data' | 'version'): RawBuilder<unknown> => {
  const branches = Object.entries(ownData).map(
    ([kind, { table, [column]: selected }]) =>
      sql`WHEN ${sql.lit(kind)} THEN (SELECT ${selected} FROM ${table} WHERE aggregated_pin_id = a.id)`,
  )
  return sql`CASE a.kind ${sql.join(branches, sql` `)} END`
}

/** Expression of a `ContentRow`. */
export const contentColumn = sql`coalesce(${ofKind('data')}, json_build_object('kind', a.kind))`

/** Expression that changes whenever the row of the pin's kind does. */
export const contentVersion = ofKind('version')
