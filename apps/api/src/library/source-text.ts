/** More than any field of a library holds; the rest of a hostile text is not carried along. */
const MAX_LENGTH = 5_000
const MAX_URL_LENGTH = 2_048

const CONTROL_OR_SPACE = /[\p{Cc}\s]+/gu
const CONTROL = /[^\P{Cc}\n]/gu

const text = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, 2 * MAX_LENGTH).toWellFormed() : ''

/** A name or title: without line breaks and control characters. */
export const oneLine = (value: unknown): string =>
  text(value).replaceAll(CONTROL_OR_SPACE, ' ').trim().slice(0, MAX_LENGTH)

/** A description, with its line breaks. */
export const manyLines = (value: unknown): string =>
  text(value).replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL, '').trim().slice(0, MAX_LENGTH)

/** An address that a pin may link to, or null. */
export function webAddress(value: unknown, base?: string | null): string | null {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH) return null
  const url = URL.parse(value.trim(), base ?? undefined)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  if (url.username !== '' || url.password !== '') return null
  return url.href.length <= MAX_URL_LENGTH ? url.href : null
}

const FIRST_MOMENT = 0
const LAST_MOMENT = Date.UTC(2100, 0)

/** A moment that a library can show, or null. */
export function moment(value: unknown): Date | null {
  const time = typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : Number.NaN
  return time > FIRST_MOMENT && time < LAST_MOMENT ? new Date(time) : null
}
