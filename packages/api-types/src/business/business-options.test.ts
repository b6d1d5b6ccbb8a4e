import { expect, it } from 'vitest'
import { currencyOf } from './business-options.ts'

it.each([
  ['SE', 'SEK'],
  ['DE', 'EUR'],
  ['CZ', 'EUR'],
  ['PL', 'EUR'],
  ['BR', 'USD'],
  ['US', 'USD'],
])('B-9.19 in %s ads are paid in %s unless another currency is chosen', (country, currency) => {
  expect(currencyOf(country)).toBe(currency)
})
