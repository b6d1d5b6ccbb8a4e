import type { PinKind } from '@tessera/api-types/pins/views'
import { sql, type RawBuilder } from 'kysely'

/** The table of each kind, and what it holds of the aggregated pin `a`. */
const ownData: Record<
  Exclude<PinKind, 'image'>,
  { table: RawBuilder<unknown>; data: RawBuilder<unknown> }
> = {
  product: {
    table: sql`product_pins`,
    data: sql`json_build_object('kind', 'product', 'priceValue', price_value::float8,
      'priceCurrency', price_currency, 'products', products,
      'isStale', priced_at < now() - interval '90 days')`,
  },
  story: {
    table: sql`story_pins`,
    data: sql`json_build_object('kind', 'story', 'pageCount', page_count)`,
  },
  carousel: {
    table: sql`carousel_pins cp`,
    data: sql`json_build_object('kind', 'carousel', 'slots', (
      SELECT json_agg(json_build_object('id', coalesce(s.id, s.place), 'title', s.title, 'details', s.details, 'link', s.link,
        'altText', s.alt_text,
        'imageSignature', i.signature, 'imageWidth', i.width, 'imageHeight', i.height,
        'dominantColor', i.dominant_color) ORDER BY s.place)
      FROM carousel_slots s JOIN images i ON i.signature = s.image_signature
      WHERE s.aggregated_pin_id = cp.aggregated_pin_id))`,
  },
  video: {
    table: sql`video_pins JOIN videos v USING (signature)`,
    data: sql`json_build_object('kind', 'video', 'signature', signature, 'durationMs', v.duration_ms,
      'width', v.width, 'height', v.height, 'mobileWidth', v.mobile_width, 'mobileHeight', v.mobile_height,
      'captionsLanguage', v.captions_language)`,
  },
}

const byKind = Object.entries(ownData).map(
  ([kind, { table, data }]) =>
    sql`WHEN ${sql.lit(kind)} THEN (SELECT ${data} FROM ${table} WHERE aggregated_pin_id = a.id)`,
)

/** Expression of a `ContentRow`, of the table of the pin's kind alone. */
export const contentColumn = sql`coalesce(CASE a.kind ${sql.join(byKind, sql` `)} END,
  json_build_object('kind', a.kind))`
