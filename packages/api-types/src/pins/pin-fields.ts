import { z } from 'zod'
import { text, WebUrl } from '../wire/scalars.ts'

export const PIN_TITLE_MAX = 100 // facts §1.1
export const PIN_DESCRIPTION_MAX = 800 // facts §1.1
export const ALT_TEXT_MAX = 500 // facts §1.1
export const NOTE_MAX = 500

/** An address, or nothing: an empty one clears it. */
const Link = z.union([WebUrl, z.literal('').transform(() => null), z.null()])

/** The words of a pin, as its form and its contract check them. */
export const pinFields = {
  title: text({ max: PIN_TITLE_MAX }),
  description: text({ max: PIN_DESCRIPTION_MAX }),
  alt_text: text({ max: ALT_TEXT_MAX }),
  link: Link,
}
