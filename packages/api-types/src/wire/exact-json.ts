/** Sixteen digits may be more than a double holds. */
const MAY_LOSE_DIGITS = /\d{16}/

/**
 * JSON text as a value in which a whole number too large for a double stays exact, as its digits:
 * clients in other languages send 64-bit ids as numbers.
 * @throws SyntaxError
 */
export function parseExactJson(text: string): unknown {
  return MAY_LOSE_DIGITS.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text)
}

/** A reviver for `JSON.parse`. */
export function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source
  if (typeof value !== 'number' || Number.isSafeInteger(value) || source === undefined) return value
  return /^-?\d+$/.test(source) ? source : value
}
