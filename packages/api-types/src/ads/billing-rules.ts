import type { Reason } from '../error-texts.ts'
import { BUSINESS_COUNTRIES } from '../business/business-options.ts'

type Fault = Reason | null

/** What is asked of who pays, by field; a fault names the field in the reader's language. */
export const BUSINESS_ADDRESS_FIELDS = [
  'name',
  'email',
  'line1',
  'city',
  'region',
  'postal_code',
  'country',
] as const
export type BusinessAddressField = (typeof BUSINESS_ADDRESS_FIELDS)[number]

const POSTAL_CODES: ReadonlyMap<string, RegExp> = new Map([
  ['US', /^\d{5}(-\d{4})?$/],
  ['CA', /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i],
  ['GB', /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i],
  ['AU', /^\d{4}$/],
  ['DE', /^\d{5}$/],
])
const ANY_POSTAL_CODE = /^[A-Z\d][A-Z\d -]{1,8}[A-Z\d]$/i
const COUNTRIES_WITH_REGION = ['US', 'CA', 'AU']
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/

export const needsRegion = (country: string): boolean => COUNTRIES_WITH_REGION.includes(country)

const needed = (field: BusinessAddressField): Reason => ({ key: `field.address.${field}Needed` })
const wrong = (field: 'country' | 'email' | 'postal_code'): Reason => ({ key: `field.address.${field}` })

const MOST_CHARACTERS: Partial<Record<BusinessAddressField, number>> = {
  name: 100,
  email: 254,
  line1: 100,
  city: 60,
  region: 100,
}

/** One field of a business address, as typed. // decided: B-5.13 */
export function businessAddressFault(field: BusinessAddressField, typed: string, country: string): Fault {
  const value = typed.trim()
  if (value === '') return field === 'region' && !needsRegion(country) ? null : needed(field)
  const maximum = MOST_CHARACTERS[field]
  if (maximum !== undefined && value.length > maximum) return { key: 'field.tooLong', params: { maximum } }
  if (field === 'email') return EMAIL.test(value) ? null : wrong(field)
  if (field === 'country') return BUSINESS_COUNTRIES.some((known) => known === value) ? null : wrong(field)
  if (field === 'postal_code')
    return (POSTAL_CODES.get(country) ?? ANY_POSTAL_CODE).test(value) ? null : wrong(field)
  return null
}

/** Every second digit from the right doubled, its digits added: a card's number is a multiple of ten. */
function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

export const cardDigits = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

// decided: B-5.14
export function cardNumberFault(typed: string): Fault {
  const digits = cardDigits(typed)
  return /^\d{12,19}$/.test(digits) && passesLuhn(digits) ? null : { key: 'field.card.number' }
}

/** A card holds until its month ends. */
export const isCardExpired = ({ month, year }: { month: number; year: number }, now: Date): boolean =>
  now.getTime() >= Date.UTC(year, month, 1)

export function cardExpiryFault(expiry: { month: number; year: number }, now: Date): Fault {
  const { month, year } = expiry
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12 && Number.isInteger(year)
  return isMonth && !isCardExpired(expiry, now) ? null : { key: 'field.card.expired' }
}

export const securityCodeFault = (typed: string): Fault =>
  /^\d{3,4}$/.test(typed.trim()) ? null : { key: 'field.card.code' }

export const cardholderFault = (typed: string): Fault => {
  const { length } = typed.trim()
  return length >= 1 && length <= 100 ? null : { key: 'field.card.holder' }
}
