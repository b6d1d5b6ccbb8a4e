import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { decimal, Id, list, text, WebUrl } from '../wire/scalars.ts'

export const MAX_PIN_TAGS = 20
export const MAX_TAGGED_OBJECTS = 5

/** A share of the picture, from its left or upper edge. */
const share = decimal({ min: 0, max: 1 })

const place = { x: share, y: share }
const objects = list(Id, MAX_TAGGED_OBJECTS)

/** A tag as it is typed: its link is judged when the pin is published. */
export const DraftPinTag = z.object({
  ...place,
  link: text({ max: 5000 }),
  pin_ids: objects,
})
export type DraftPinTag = z.output<typeof DraftPinTag>

/** A place on the picture of a pin, and the pins that are seen there. */
export const PinTag = z.object({
  ...place,
  link: WebUrl.nullable(),
  pin_ids: objects.refine((ids) => ids.length > 0, fieldText('field.needed')),
})
export type PinTag = z.output<typeof PinTag>
