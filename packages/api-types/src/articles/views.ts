import { z } from 'zod'
import { PinImage } from '../images/pin-image.ts'
import { PinCard } from '../pins/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'
import { ARTICLE_KINDS } from './article-address.ts'

/** An article in a list of articles. */
export const ArticleCard = z.object({
  id: Id,
  type: z.int().nullable(),
  is_shopping: z.boolean(),
  kind: z.enum(ARTICLE_KINDS),
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  intro: z.string(),
  images: z.object({ '474x': PinImage, '736x': PinImage, '600x315': PinImage }).nullable(),
  /** Null is a draft, which the staff of the site alone see. */
  published_at: Timestamp.nullable(),
})
export type ArticleCard = z.output<typeof ArticleCard>

/** An article to read: text and pins by sections. */
export const ArticleView = ArticleCard.extend({
  updated_at: Timestamp,
  sections: z.array(z.object({ title: z.string(), text: z.string(), pins: z.array(PinCard) })),
})
export type ArticleView = z.output<typeof ArticleView>

/** An article as the staff of the site write it. */
export const ArticleRecord = z.object({
  id: Id,
  type: z.int().nullable(),
  is_shopping: z.boolean(),
  kind: z.enum(ARTICLE_KINDS),
  url: z.string(),
  title: z.string(),
  intro: z.string(),
  cover_pin_id: Id.nullable(),
  interest_id: Id.nullable(),
  locale: z.string().nullable(),
  sections: z.array(z.object({ title: z.string(), text: z.string(), pin_ids: z.array(Id) })),
  published_at: Timestamp.nullable(),
  updated_at: Timestamp,
})
export type ArticleRecord = z.output<typeof ArticleRecord>
