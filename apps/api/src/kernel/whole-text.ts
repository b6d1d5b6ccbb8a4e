/** The value with U+FFFD for each half of a character: JSON can spell one, but no jsonb column can hold it. */
export const withWholeText = <T>(value: T): T => (isWhole(value) ? value : (wholeOf(value) as T))

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

function isWhole(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  return (
    !isPlain(value) || Object.entries(value).every(([key, inner]) => key.isWellFormed() && isWhole(inner))
  )
}

function wholeOf(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wholeOf)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.toWellFormed(), wholeOf(inner)]))
}

/**
 * The path of a text with U+0000, or of what has a name with one: PostgreSQL can hold neither. Refusing it at the
 * edge names the field instead of failing in a query.
 */
export function pathOfNul(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\u0000') ? path : null
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return null
  for (const [key, inner] of Object.entries(value)) {
    if (key.includes('\u0000')) return path
    const found = pathOfNul(inner, path ? `${path}.${key}` : key)
    if (found !== null) return found
  }
  return null
}

/** The beginning of a text, without half a character at its end. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/** The beginning of a text from outside, as PostgreSQL can hold it: without U+0000 and halves of characters. */
export const storable = (text: string, most: number): string =>
  cut(text.replaceAll('\u0000', '').toWellFormed(), most)
