import { z } from 'zod'
import { ImageSignature } from '../media/views.ts'
import { DraftPinTag, MAX_PIN_TAGS } from '../pins/pin-tags.ts'
import { emptyPinText, type PinText, type PinTextField } from '../pins/pin-text.ts'
import { StoryDraftContent } from '../story-pins/story-content.ts'
import { bool, Id, int, text, WebUrl } from '../wire/scalars.ts'

export const MAX_CAROUSEL_SLOTS = 5
const MAX_DRAFT_BYTES = 200_000
const LAST_SECOND = 253_402_300_799 // the end of the year 9999

export const DRAFT_TYPES = ['single', 'carousel', 'story'] as const // spec 000 §3
export const PUBLISH_OPTIONS = ['publish-immediately', 'publish-later'] as const

/** Longer than any field may be once it is published: what is too long is kept until its writer shortens it. */
const unchecked = text({ max: 5000 })

type Typed<F extends PinTextField> = PinText[F] extends boolean ? boolean : string

const ofEachField = <V>(valueOf: (isSwitch: boolean) => unknown) =>
  Object.fromEntries(
    Object.entries(emptyPinText).map(([field, empty]) => [field, valueOf(typeof empty === 'boolean')]),
  ) as V

/** The text fields of a pin as they are typed. */
const draftText = ofEachField<{ [F in PinTextField]: z.ZodType<Typed<F>, Typed<F>> }>((isSwitch) =>
  // A draft may be older than a switch.
  isSwitch ? bool.default(false) : unchecked,
)
const emptyText = ofEachField<{ [F in PinTextField]: Typed<F> }>((isSwitch) => (isSwitch ? false : ''))

/** What a pin shows: by the signature of an upload, or by an address that is fetched when it is published. */
export const DraftMedia = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.enum(['image', 'video']),
      /** Of a video: that of its cover. */
      image_signature: ImageSignature.nullable(),
      image_url: WebUrl.nullable(),
    })
    .refine((media) => media.image_signature ?? media.image_url, { path: ['image_signature'] }),
])
export type DraftMedia = z.output<typeof DraftMedia>

/** A picture with what is written about it: the pin itself, or one slot of a carousel, whose first item speaks for the pin. */
export const DraftItem = z.object({
  media: DraftMedia.nullable(),
  ...draftText,
  tags: z.array(DraftPinTag).max(MAX_PIN_TAGS).optional(),
})
export type DraftItem = z.output<typeof DraftItem>

export const emptyDraftItem: DraftItem = { media: null, ...emptyText }

const ofEachPin = {
  board_id: Id.nullable(),
  section_id: Id.nullable(),
  publish_option: z.enum(PUBLISH_OPTIONS),
  /** Seconds since 1970. */
  scheduled_ts: int({ min: 0, max: LAST_SECOND }).nullable(),
}

const ofEachType = z.discriminatedUnion('type', [
  z.object({ type: z.literal('single'), items: z.array(DraftItem).max(1), ...ofEachPin }),
  z.object({
    type: z.literal('carousel'),
    items: z.array(DraftItem).min(2).max(MAX_CAROUSEL_SLOTS),
    ...ofEachPin,
  }),
  z.object({ type: z.literal('story'), story: StoryDraftContent }),
])
export type DraftContent = z.output<typeof ofEachType>
type DraftContentInput = z.input<typeof ofEachType>

/**
 * All that has been entered into a draft, valid or not: publishing judges it, saving never refuses it for a
 * fault of its fields. Pictures are named by the key `image_signature`, at any depth; they must be the
 * owner’s uploads, and are kept as long as the draft.
 */
export const DraftContent: z.ZodType<DraftContent, DraftContentInput> = ofEachType.refine(
  (content) => JSON.stringify(content).length <= MAX_DRAFT_BYTES,
  'is too large',
)
export type DraftType = DraftContent['type']

/** The signatures of all pictures that a draft names, each once, in their order. */
export function picturesOf(content: unknown): string[] {
  const found = new Set<string>()
  JSON.stringify(content, (key, value: unknown) => {
    if (key === 'image_signature' && ImageSignature.safeParse(value).success) found.add(String(value))
    return value
  })
  return [...found]
}
