import { Parser } from 'htmlparser2'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts'

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

/** A text without its markup, with single spaces, at most `max` characters; empty where it is none. */
export function plainText(value: unknown, max: number): string {
  if (typeof value !== 'string') return ''
  let text = ''
  const parser = new Parser({ ontext: (part) => void (text += part) })
  parser.end(value)
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, max)
}

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

const LONGEST_MS = 60 * DAY_MS
const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+(?:\.\d+)?S)?)?$/

/** The minutes of a duration like `PT1H30M`; 0 where it is none, or longer than any recipe takes. */
export function durationMinutes(value: unknown): number {
  const [, days = 0, hours = 0, minutes = 0] =
    (typeof value === 'string' && DURATION.exec(value.trim())) || []
  const total = Number(days) * DAY_MS + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
  return total <= LONGEST_MS ? total / MINUTE_MS : 0
}

const LAST_YEAR = 9999

/** A day or a moment in ISO 8601's full form; null where it is none. */
export function isoTime(value: unknown): string | null {
  const time = typeof value === 'string' ? new Date(value) : null
  if (!time || Number.isNaN(time.getTime()) || time.getUTCFullYear() < 0) return null
  return time.getUTCFullYear() > LAST_YEAR ? null : time.toISOString()
}
