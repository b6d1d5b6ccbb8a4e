import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { MAX_PIN_TAGS, pinTag } from '../pins/pin-tags.ts'
import { pinText } from '../pins/pin-text.ts'
import { completedUrl } from '../wire/scalars.ts'
import {
  type DraftContent,
  type DraftMedia,
  emptyDraftItem,
  MAX_CAROUSEL_SLOTS,
  type PUBLISH_OPTIONS,
} from './draft-content.ts'

const needed = <V>(schema: z.ZodType<V | null>) =>
  schema.refine((value) => value !== null, fieldText('field.needed')).transform((value) => value as V)

const asIs = <V>() => z.custom<V>(() => true)

const completed = (typed: unknown) => (typeof typed === 'string' ? completedUrl(typed) : typed)

const tag = pinTag(z.preprocess(completed, pinText.link))

const item = z.object({
  media: needed<DraftMedia>(asIs<DraftMedia | null>()),
  ...pinText,
  // A draft may be older than the field.
  made_with_ai: pinText.made_with_ai.default(false),
  link: z.preprocess(completed, pinText.link),
  tags: z.array(tag).max(MAX_PIN_TAGS).default([]),
})

const ofEachPin = {
  board_id: needed<string>(asIs<string | null>()),
  section_id: asIs<string | null>(),
  publish_option: asIs<(typeof PUBLISH_OPTIONS)[number]>(),
  scheduled_ts: asIs<number | null>(),
}

/** Slots show stills. */
const slot = item.extend({
  media: needed<DraftMedia>(
    asIs<DraftMedia | null>().refine((media) => media?.kind !== 'video', fieldText('field.slotVideo')),
  ),
})

const publishable = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('single'), items: z.array(item).length(1), ...ofEachPin }),
    z.object({
      type: z.literal('carousel'),
      items: z.array(slot).min(2).max(MAX_CAROUSEL_SLOTS),
      ...ofEachPin,
    }),
  ])
  .refine(({ publish_option, scheduled_ts }) => publish_option !== 'publish-later' || scheduled_ts !== null, {
    error: fieldText('field.needed'),
    path: ['scheduled_ts'],
  })
export type PublishableDraft = z.output<typeof publishable>

const withOneItem = (content: DraftContent): DraftContent =>
  content.type === 'single' && content.items.length === 0 ? { ...content, items: [emptyDraftItem] } : content

/** A draft as it can be published, or what is wrong with its fields, by their paths. */
export const judgeDraft = (content: DraftContent) => publishable.safeParse(withOneItem(content))
