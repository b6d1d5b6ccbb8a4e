import { Parser } from 'htmlparser2'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts'
import { storable } from '../../kernel/whole-text.ts'

export type JsonLdNode = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is JsonLdNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** The things that a script of JSON-LD describes, those of its graph included; none where it cannot be read. */
export function nodesOf(script: string): JsonLdNode[] {
  try {
    const parsed: unknown = JSON.parse(script)
    return asList(parsed)
      .filter(isRecord)
      .flatMap((node) => [node, ...asList(node['@graph']).filter(isRecord)])
  } catch {
    return []
  }
}

/** The kinds of a thing, without the address of their vocabulary. */
export const typesOf = (node: JsonLdNode): string[] =>
  asList(node['@type']).flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : []))

const LINES = new Set(['br', 'li', 'p'])

/** A text without its markup, in lines. */
function linesIn(value: string): string[] {
  let text = ''
  const breakLine = (name: string) => void (text += LINES.has(name) ? '\n' : '')
  const parser = new Parser({
    ontext: (part) => void (text += part),
    onopentagname: breakLine,
    onclosetag: breakLine,
  })
  parser.end(value)
  return text.split('\n')
}

const tidy = (text: string, max: number): string => storable(text.replaceAll(/\s+/g, ' ').trim(), max)

/** A text without its markup, with single spaces, at most `max` characters; empty where it is none. */
export const plainText = (value: unknown, max: number): string =>
  typeof value === 'string' ? tidy(linesIn(value).join(' '), max) : ''

/** The lines of a text, or of its paragraphs and list items, each as `plainText` has it. */
export const plainLines = (value: string, max: number): string[] =>
  linesIn(value)
    .map((line) => tidy(line, max))
    .filter((line) => line !== '')

/** The texts of a value: of itself, of a list, or of things by their text or name. */
export const textsOf = (value: unknown, max: number): string[] =>
  asList(value)
    .map((one) => plainText(isRecord(one) ? (one.text ?? one.name) : one, max))
    .filter((text) => text !== '')

/** A number that may be written as text; null where it is none. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

const SECOND_MS = 1_000
const LONGEST_MS = 60 * DAY_MS
const AMOUNT = String.raw`(\d{1,6}(?:\.\d{1,6})?)`
const DURATION = new RegExp(
  String.raw`^P(?:0{1,4}Y)?(?:0{1,2}M)?(?:${AMOUNT}D)?(?:T(?:${AMOUNT}H)?(?:${AMOUNT}M)?(?:${AMOUNT}S)?)?$`,
)

/** The minutes of a duration like `PT1H30M`; 0 where it is none, or longer than any recipe takes. */
export function durationMinutes(value: unknown): number {
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] =
    (typeof value === 'string' && DURATION.exec(value.trim())) || []
  const whole = Number(days) * DAY_MS + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
  const total = whole + Number(seconds) * SECOND_MS
  return total <= LONGEST_MS ? Math.round(total / MINUTE_MS) : 0
}

const LAST_YEAR = 9999

/** A day or a moment in ISO 8601's full form; null where it is none. */
export function isoTime(value: unknown): string | null {
  const time = typeof value === 'string' ? new Date(value) : null
  if (!time || Number.isNaN(time.getTime()) || time.getUTCFullYear() < 0) return null
  return time.getUTCFullYear() > LAST_YEAR ? null : time.toISOString()
}
