export const UNKNOWN_COUNTRY = 'UNKNOWN'
const CODE = /^[A-Za-z]{2}$/
/** Codes that networks use where they know nothing. */
const NOWHERE = new Set(['XX', 'T1', 'A1', 'A2'])

const REGION = /^[A-Za-z0-9]{1,3}$/

/** The part of a country after its code, as ISO 3166-2 writes it, or UNKNOWN. */
export function regionCode(value: string | null | undefined): string {
  const code = value?.trim().toUpperCase() ?? ''
  return REGION.test(code) && !NOWHERE.has(code) ? code : UNKNOWN_COUNTRY
}

/** An ISO 3166 two-letter code, or UNKNOWN. */
export function countryCode(value: string | null | undefined): string {
  const code = value?.trim().toUpperCase() ?? ''
  return CODE.test(code) && !NOWHERE.has(code) ? code : UNKNOWN_COUNTRY
}
