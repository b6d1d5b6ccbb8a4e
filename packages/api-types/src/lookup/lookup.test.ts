import { expect, it } from 'vitest'
import { countryId, COUNTRIES } from './country-ids.ts'

it('I-3.49 gives the countries of the documents their numbers, each its own, up to ZA 66', () => {
  const given = ['US', 'GB', 'CA', 'IE', 'AU', 'ZA', 'UNKNOWN'].map(countryId)
  expect(given).toEqual([1, 2, 3, 4, 5, 66, 0])
  expect(new Set(COUNTRIES).size).toBe(66)
  expect(Math.max(...COUNTRIES.map(countryId))).toBe(66)
})

it('I-3.50 never renumbers a country, and reads one that is not in the table as unknown', () => {
  expect(COUNTRIES.join(' ')).toBe(
    'US GB CA IE AU NZ FR DE AT CH BE NL LU ES PT IT SE NO DK FI IS PL CZ SK HU RO BG GR CY MT SI HR ' +
      'EE LV LT JP KR IN ID MY SG TH PH VN TW HK TR IL AE SA EG MA KE NG UA BR MX AR CL CO PE EC UY CR DO ZA',
  )
  expect(['XX', '', 'atlantis', 'toString'].map(countryId)).toEqual([0, 0, 0, 0])
})
