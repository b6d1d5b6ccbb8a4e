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
  /** Absent in drafts from before people could be tagged. */
  user_ids: objects.optional(),
})
export type DraftPinTag = z.output<typeof DraftPinTag>

const fields = { ...place, pin_ids: objects, user_ids: objects.optional() }

/** A place on the picture of a pin, and the pins or people that are seen there; `link` is the schema of its link. */
export const pinTag = <L extends z.ZodType<string | null>>(link: L) =>
  z.object({ ...fields, link }).refine(({ pin_ids, user_ids = [] }) => pin_ids.length + user_ids.length > 0, {
    error: fieldText('field.needed'),
    path: ['pin_ids'],
  })

export const PinTag = pinTag(WebUrl.nullable())
export type PinTag = z.output<typeof PinTag>
