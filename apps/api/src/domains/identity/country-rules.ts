export const UNKNOWN_COUNTRY = 'UNKNOWN'
const CODE = /^[A-Za-z]{2}$/
/** Codes that networks use where they know nothing. */
const NOWHERE = new Set(['XX', 'T1', 'A1', 'A2'])

/** An ISO 3166 two-letter code, or UNKNOWN. */
export function countryCode(value: string | null | undefined): string {
  const code = value?.trim().toUpperCase() ?? ''
  return CODE.test(code) && !NOWHERE.has(code) ? code : UNKNOWN_COUNTRY
}
