import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { keepDigits } from './exact-json.ts'

const MAX_ID = 9_223_372_036_854_775_807n
const ID_FORMAT = 'id'

/** A 64-bit id as a decimal string; a whole number is read as one. */
export const Id: z.ZodType<string, string> = z.preprocess(
  (value) => (Number.isSafeInteger(value) ? String(value) : value),
  z
    .stringFormat(ID_FORMAT, /^\d{1,19}$/, { error: fieldText('field.id'), abort: true })
    .refine((value) => BigInt(value) <= MAX_ID, 'must be a 64-bit id'),
)

/** Whether a refused value was to be an id. */
export const isIdIssue = (issue: { code?: string; format?: string }): boolean =>
  issue.code === 'invalid_format' && issue.format === ID_FORMAT

/** A whole number; a numeric string is read as one, as form-encoded calls send it. */
export const int = ({ min, max }: { min: number; max: number }) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value),
    z.number().int().min(min).max(max),
  )

/** A decimal number; a numeric string is read as one. */
export const decimal = ({ min, max }: { min: number; max: number }) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : value),
    z.number().min(min).max(max),
  )

/** A boolean; `"true"` and `"false"` are read as one. */
export const bool = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
)

// What shows nothing, and what no XML document may hold.
const CONTROLS = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu

// What turns the words around it, up to a mark that the text may leave out. Direction marks stay: they turn nothing else.
const DIRECTION_SPANS = /[\u202A-\u202E\u2066-\u2069]/gu

/** Without what would change the direction of the page that shows it. */
export const withoutDirectionSpans = (value: string): string => value.replaceAll(DIRECTION_SPANS, '')

// Neither blank, nor empty Braille, nor what fonts draw nothing for, nor marks, which are drawn onto what is beside them.
const VISIBLE = /[^\s\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether there is anything to see: blanks, joiners and marks alone show nothing. */
export const isVisible = (value: string): boolean => VISIBLE.test(value)

/** Trimmed text of `min` to `max` characters, without control characters other than tabs and line breaks; empty where it shows nothing. */
export const text = ({ min = 0, max }: { min?: number; max: number }) =>
  z
    .string()
    .overwrite((value) => withoutDirectionSpans(value).replaceAll(CONTROLS, ''))
    .overwrite((value) => (isVisible(value) ? value : ''))
    .trim()
    .min(min)
    .max(max)

/** A list that form-encoded calls send as JSON text. */
export const list = <V extends z.ZodType>(item: V, max: number) =>
  z.preprocess(parseJsonText, z.array(item).max(max))

// An object with such a key of its own cannot be compared or printed.
const SHADOWING = new Set(['__proto__', 'toString', 'valueOf'])

function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('[')) return value
  try {
    return JSON.parse(value, (key, inner: unknown, context?: { source?: string }) =>
      SHADOWING.has(key) ? undefined : keepDigits(key, inner, context),
    )
  } catch {
    return value
  }
}

export const Timestamp = z.iso.datetime()

/** An http or https address without credentials. */
export const WebUrl = z
  .string()
  .trim()
  .max(2048)
  .refine((value) => isWebUrl(value), fieldText('field.webAddress'))

/** `example.com` is what people type. */
export const completedUrl = (typed: string): string =>
  /^[^\s/:?#@]+\.[^\s/:?#@.]+(:\d+)?([/?#]\S*)?$/.test(typed) ? `https://${typed}` : typed

const AnyUrl = z.url()

export const isWebUrl = (value: string): boolean =>
  /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(value) && AnyUrl.safeParse(value).success
