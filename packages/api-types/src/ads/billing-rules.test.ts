import { expect, it } from 'vitest'
import { errorTexts } from '../error-texts.ts'
import {
  BUSINESS_ADDRESS_FIELDS,
  businessAddressFault,
  cardExpiryFault,
  cardholderFault,
  cardNumberFault,
  isCardExpired,
  securityCodeFault,
} from './billing-rules.ts'

const textOf = (fault: { key: keyof typeof errorTexts } | null) => fault && errorTexts[fault.key]

it('B-5.13 asks a business for its name, contact and address, each in its own words', () => {
  const missing = BUSINESS_ADDRESS_FIELDS.map((field) => textOf(businessAddressFault(field, ' ', 'US')))
  expect(missing).toEqual(
    ['Business name', 'Contact email', 'Address', 'City', 'Region', 'Postal code', 'Country'].map(
      (name) => `${name} is required`,
    ),
  )
  expect(
    ['US', 'CA', 'AU', 'DE'].map((country) => businessAddressFault('region', '', country) === null),
  ).toEqual([false, false, false, true])
  const codes = [
    ['US', '90210', true],
    ['US', '9021', false],
    ['CA', 'K1A 0B1', true],
    ['CA', '12345', false],
    ['GB', 'SW1A 1AA', true],
    ['AU', '20000', false],
    ['DE', '10115', true],
    ['DE', '1011', false],
    ['NL', '1012 AB', true],
    ['NL', 'x', false],
  ] as const
  for (const [country, code, isFine] of codes)
    expect(businessAddressFault('postal_code', code, country) === null).toBe(isFine)
  expect(textOf(businessAddressFault('email', 'nobody', 'DE'))).toBe('Enter a valid contact email')
  expect(textOf(businessAddressFault('country', 'XX', 'XX'))).toBe('Enter a valid country')
  expect(businessAddressFault('postal_code', '10115', 'constructor')).toBeNull()
  expect(businessAddressFault('city', 'x'.repeat(61), 'DE')?.key).toBe('field.tooLong')
})

it('B-5.14 takes a card whose number is one, until its month ends', () => {
  const numbers = ['4242 4242 4242 4242', '5555-5555-5555-4444', '4242424242424241', '424242', '4'.repeat(20)]
  expect(numbers.map((number) => textOf(cardNumberFault(number)))).toEqual([
    null,
    null,
    ...Array<string>(3).fill('Enter a valid card number'),
  ])
  const lastMoment = new Date('2026-11-30T23:59:59Z')
  expect(isCardExpired({ month: 11, year: 2026 }, lastMoment)).toBe(false)
  expect(isCardExpired({ month: 11, year: 2026 }, new Date('2026-12-01T00:00:00Z'))).toBe(true)
  expect(textOf(cardExpiryFault({ month: 10, year: 2026 }, lastMoment))).toBe('Your card has expired')
  expect(textOf(cardExpiryFault({ month: 13, year: 2030 }, lastMoment))).toBe('Your card has expired')
  expect(['12', '123', '1234', '12345'].map((code) => securityCodeFault(code) === null)).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(cardholderFault('')).not.toBeNull()
})
