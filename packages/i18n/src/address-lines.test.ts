import { expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'

const place = {
  line1: '1 Kiln Road',
  line2: '',
  city: 'Berlin',
  region: '',
  postal_code: '10115',
  country: 'DE',
}

it('an address has no empty lines, and its country by name', () => {
  expect(addressLines(place)).toEqual(['1 Kiln Road', 'Berlin 10115', 'Germany'])
  expect(
    addressLines({ ...place, line2: 'Yard 2', city: 'Portland', region: 'OR', country: 'US' }, 'de'),
  ).toEqual(['1 Kiln Road', 'Yard 2', 'Portland, OR 10115', 'Vereinigte Staaten'])
  expect(addressLines(null)).toEqual([])
})
