import { z } from 'zod'
import { bool, text, WebUrl } from '../wire/scalars.ts'

const LINK_MAX = 2048

const words = (max: number) => ({ input: text({ max }), view: z.string(), empty: '', max })

/**
 * What the owner of a pin writes. A field stands here once: calls that make, schedule or change a pin,
 * the pin's views, its forms and its columns follow.
 */
const fields = {
  title: words(100), // facts §1.1
  description: words(800), // facts §1.1
  alt_text: words(500), // facts §1.1
  /** An address, or nothing: an empty one clears it. */
  link: {
    input: z.union([WebUrl, z.literal('').transform(() => null), z.null()]),
    view: z.string().nullable(),
    empty: null,
    max: LINK_MAX,
  },
  /** For the owner alone. */
  note: { ...words(500), view: z.string().nullable() },
  comments_disabled: { input: bool, view: z.boolean(), empty: false, max: null },
  /** The creator’s statement about the picture, for all copies of it. */
  made_with_ai: { input: bool, view: z.boolean(), empty: false, max: null },
}

type Fields = typeof fields
export type PinTextField = keyof Fields
type Part<P extends keyof Fields[PinTextField]> = { [F in PinTextField]: Fields[F][P] }

const part = <P extends keyof Fields[PinTextField]>(name: P): Part<P> =>
  Object.fromEntries(Object.entries(fields).map(([field, parts]) => [field, parts[name]])) as Part<P>

/** Each field as it is written. */
export const pinText = part('input')
/** Each field as it is read. */
export const pinTextView = part('view')
/** The most characters of each field. */
export const pinTextMax = part('max')

export type PinText = z.output<z.ZodObject<Part<'input'>>>
export const emptyPinText: PinText = part('empty')
