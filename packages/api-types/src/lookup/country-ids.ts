import { COUNTRIES } from './countries-data.ts'

export const UNKNOWN_COUNTRY = 'UNKNOWN'
export const UNKNOWN_COUNTRY_ID = 0

const ids: ReadonlyMap<string, number> = new Map(COUNTRIES.map((code, index) => [code, index + 1]))

/** The number of an ISO 3166 country code, in capitals; 0 for one that is not in the table. */
export const countryId = (code: string): number => ids.get(code) ?? UNKNOWN_COUNTRY_ID
