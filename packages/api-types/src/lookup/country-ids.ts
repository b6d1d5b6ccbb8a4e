/** Index + 1 is the id of a country: stored and sent, so the order is never changed. // spec 001 §3 */
export const COUNTRIES: readonly string[] = [
  'US GB CA IE AU NZ FR DE AT CH BE NL LU ES PT IT SE NO DK FI IS PL CZ SK HU RO BG GR CY MT SI HR EE',
  'LV LT JP KR IN ID MY SG TH PH VN TW HK TR IL AE SA EG MA KE NG UA BR MX AR CL CO PE EC UY CR DO ZA',
].flatMap((codes) => codes.split(' '))

export const UNKNOWN_COUNTRY = 'UNKNOWN'
export const UNKNOWN_COUNTRY_ID = 0

const ids: ReadonlyMap<string, number> = new Map(COUNTRIES.map((code, index) => [code, index + 1]))

/** The number of an ISO 3166 country code, in capitals; 0 for one that is not in the table. */
export const countryId = (code: string): number => ids.get(code) ?? UNKNOWN_COUNTRY_ID
