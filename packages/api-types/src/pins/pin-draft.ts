import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import type { ErrorCode } from '../errors.ts'
import { ImageSignature } from '../media/views.ts'
import { Id, list, text, WebUrl } from '../wire/scalars.ts'
import { MAX_PIN_TAGS, PinTag } from './pin-tags.ts'
import { pinText } from './pin-text.ts'

const draft = z.object({
  ...z.object(pinText).partial().shape,
  board_id: Id,
  section: Id.nullish(),
  image_signature: ImageSignature.nullish(),
  upload_id: Id.nullish(),
  media_id: Id.nullish(),
  image_url: WebUrl.nullish(),
  tags: list(PinTag, MAX_PIN_TAGS).nullish(),
})

export type PinDraft = z.output<typeof draft>

/** What a pin is made of, and `more`; its picture is named in one of four ways. */
export const pinDraft = <M extends z.ZodRawShape>(more: M) =>
  draft
    .extend(more)
    .refine(
      (value: Partial<z.output<typeof draft>>) =>
        value.image_signature ?? value.upload_id ?? value.media_id ?? value.image_url,
      { error: fieldText('field.needed'), path: ['image_signature'] },
    )

/** What of a pin can be changed; what is not named stays. */
export const pinEdit = z.object({
  ...z.object(pinText).partial().shape,
  id: Id,
  board_id: Id.optional(),
  section_id: Id.nullish(),
})
export type PinEdit = z.output<typeof pinEdit>

/** The pictures of a carousel in another order or with other words; each is named by its id, once. */
export const SlotEdit = z.object({
  id: text({ max: 3 }),
  title: pinText.title,
  details: pinText.description,
  link: pinText.link,
  /** Stays as it is where it is not named. */
  alt_text: pinText.alt_text.optional(),
})
export type SlotEdit = z.output<typeof SlotEdit>

export const PIN_PLACE_ERRORS = [
  'BOARD_NOT_FOUND',
  'BOARD_SECTION_NOT_FOUND',
  'NOT_ALLOWED',
] as const satisfies readonly ErrorCode[]

export const PIN_PICTURE_ERRORS = [
  'UPLOAD_NOT_FOUND',
  'IMAGE_NOT_FETCHED',
  'ADDRESS_NOT_ALLOWED',
  'IMAGE_TOO_SMALL',
  'IMAGE_BROKEN',
  'IMAGE_TOO_LARGE',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGE_TOO_COMPLEX',
  'IMAGE_TYPE_UNSUPPORTED',
  'IMAGE_TIMEOUT',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[]
