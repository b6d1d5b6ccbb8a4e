import { describe, expect, it } from 'vitest'
import { languageTag, LOCALES } from '../locales.ts'
import { errorTexts } from '../error-texts.ts'
import {
  AD_OBJECTIVES,
  AUDIENCE_WIDTHS,
  audienceWidth,
  MAX_DAILY_BUDGET,
  recommendedBudget,
  smallestBudget,
  usualDuration,
} from './ad-options.ts'
import {
  budgetFault,
  destinationUrlFault,
  durationFault,
  objectiveFault,
  promotionNameFault,
  readAmount,
  targetingFault,
  type Targeting,
  typedAmount,
} from './promotion-rules.ts'

const textOf = (fault: { key: keyof typeof errorTexts } | null) => fault && errorTexts[fault.key]
const US = { country: 'US', currency: 'USD' }

describe('what quick promote asks of each field', () => {
  it('B-5.05 takes an address of the web of up to 2,048 characters', () => {
    const long = `https://shop.test/${'a'.repeat(2048)}`
    expect(
      [
        '',
        '  ',
        'shop.test',
        'ftp://shop.test',
        'https://shop',
        'https://me:secret@shop.test/',
        'https://shop.test/a b',
        long,
        'https://shop.test',
        'http://shop.test:8080/lamp?color=red#top',
      ].map((url) => textOf(destinationUrlFault(url))),
    ).toEqual([
      'Enter a destination URL',
      'Enter a destination URL',
      ...Array<string>(5).fill('Enter a valid URL that starts with http:// or https://'),
      'URL can’t be longer than 2048 characters',
      null,
      null,
    ])
  })

  it('B-5.06 asks for a goal and for what the goal needs', () => {
    const nothing = { objective: null, hasTag: false, hasPin: false, hasProductGroup: false }
    const cases = [
      nothing,
      { ...nothing, objective: 'LEADS', hasPin: true },
      { ...nothing, objective: 'CONSIDERATION' },
      { ...nothing, objective: 'CONSIDERATION', hasPin: true },
      { ...nothing, objective: 'CONSIDERATION', hasProductGroup: true },
      { ...nothing, objective: 'WEB_CONVERSION', hasPin: true },
      { ...nothing, objective: 'WEB_CONVERSION', hasTag: true },
      { ...nothing, objective: 'WEB_CONVERSION', hasTag: true, hasPin: true },
      { ...nothing, objective: 'CATALOG_SALES', hasPin: true },
      { ...nothing, objective: 'CATALOG_SALES', hasProductGroup: true },
    ]
    expect(cases.map((chosen) => textOf(objectiveFault(chosen)))).toEqual([
      'Choose a goal for your ad',
      'Choose a goal for your ad',
      'Select a pin to promote',
      null,
      null,
      'Select a tag to optimize for conversions',
      'Select a pin to promote',
      null,
      'Select a product group',
      null,
    ])
  })

  it('B-5.07 B-5.15 B-9.17 takes a budget between the smallest of the country and a million', () => {
    expect(MAX_DAILY_BUDGET).toBe(1e6)
    expect([null, Number.NaN, 3.001].map((amount) => textOf(budgetFault(amount, US)))).toEqual(
      Array<string>(3).fill('Enter a daily budget'),
    )
    expect(budgetFault(2.99, US)).toEqual({
      key: 'field.ad.budgetLow',
      params: { amount: 3, currency: 'USD' },
    })
    expect([3, 1_000_000].map((amount) => budgetFault(amount, US))).toEqual([null, null])
    expect(budgetFault(1_000_000.01, US)?.key).toBe('field.ad.budgetHigh')
    expect([
      readAmount('2.50', 'en_US'),
      readAmount('2,50', 'de'),
      readAmount('2,50', 'en_US'),
      readAmount('2.505', 'en_US'),
      readAmount('two', 'en_US'),
    ]).toEqual([2.5, 2.5, null, null, null])
  })

  it('B-5.07 takes an amount with separators between its thousands', () => {
    expect([
      readAmount('1,234.56', 'en_US'),
      readAmount('1,000', 'en_US'),
      readAmount('1,234,567', 'en_US'),
      readAmount('1.000', 'de'),
      readAmount('1.234,5', 'de'),
      readAmount('1 234,50', 'fr'),
      readAmount('1\u202f234,50', 'fr'),
    ]).toEqual([1234.56, 1000, 1_234_567, 1000, 1234.5, 1234.5, 1234.5])
    for (const text of ['1,00', '1,0000', '12,34,567', '1.234.56', '1,234,', ',234', '1,234x5'])
      expect(readAmount(text, 'en_US')).toBeNull()
  })

  it.each(LOCALES)('B-5.07 takes an amount as a field or a text of %s shows it', (locale) => {
    const tag = languageTag(locale)
    for (const amount of [2.5, 1250, 125_000, 1_234_567.25]) {
      expect(readAmount(typedAmount(amount, tag), tag)).toBe(amount)
      expect(readAmount(new Intl.NumberFormat(tag).format(amount), tag)).toBe(amount)
    }
    expect(typedAmount(1234.5, tag)).toMatch(/^1234\D5$/)
  })

  it.each([
    ['1,25,000', 'en-IN', 125_000],
    ['1,25,000', 'hi-IN', 125_000],
    ['12,34,567.5', 'en-IN', 1_234_567.5],
    ['125,000', 'en-IN', 125_000],
    ['1,2,000', 'en-IN', null],
    ['1,25,00', 'en-IN', null],
    ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
    ['1,234.5', 'ar-EG', 1234.5],
    ['১,২৫,০০০', 'bn-BD', 125_000],
  ])('B-5.07 takes %s of %s as %s', (text, locale, amount) => {
    expect(readAmount(text, locale)).toBe(amount)
  })

  it('B-5.08 takes 1 to 365 whole days, and asks for none while ongoing', () => {
    expect([0, 1, 365, 366, 1.5, null].map((days) => durationFault(days, false) === null)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(durationFault(null, true)).toBeNull()
  })

  it('B-5.09 takes a name of 1 to 255 characters', () => {
    expect(
      ['', '   ', 'a'.repeat(255), 'a'.repeat(256)].map((name) => textOf(promotionNameFault(name))),
    ).toEqual([
      'Enter a name for your promotion',
      'Enter a name for your promotion',
      null,
      'Name can’t be longer than 255 characters',
    ])
  })

  it('B-5.10 takes what the targeting options hold, and ignores three lists while targeting by itself', () => {
    const everyone: Targeting = {
      locales: [],
      ages: [],
      genders: [],
      interests: [],
      audiences: [],
      isAuto: false,
    }
    const many = Array.from({ length: 101 }, (_, index) => String(index))
    const choices = { locales: ['en_US'], interestIds: new Set(many), audienceIds: new Set(['41']) }
    const faultOf = (targeting: Partial<Targeting>) =>
      textOf(targetingFault({ ...everyone, ...targeting }, choices))
    expect(faultOf({})).toBeNull()
    expect(faultOf({ ages: ['18-24'], genders: ['female'], interests: ['7'] })).toBeNull()
    for (const wrong of [
      { ages: ['13-17'] },
      { genders: ['x'] },
      { interests: ['999'] },
      { locales: ['xx'] },
    ])
      expect(faultOf(wrong)).toBe('This targeting option isn’t available')
    expect(faultOf({ audiences: ['41'] })).toBeNull()
    expect(faultOf({ audiences: ['42'] })).toBe('This ad account can’t use one of these audiences')
    expect(faultOf({ interests: many })).toBe('Choose up to 100 interests')
    expect(faultOf({ isAuto: true, ages: ['13-17'], interests: many })).toBeNull()
    expect(faultOf({ isAuto: true, locales: ['xx'] })).toBe('This targeting option isn’t available')
  })
})

describe('what forms begin with', () => {
  it('B-9.09 B-9.10 B-9.11 B-9.12 has a first budget for each country', () => {
    const first = (country: string) => smallestBudget(country, 'EUR')
    expect(['US', 'GB', 'DE', 'FI', 'IS'].map(first)).toEqual([3, 1, 1, 1, 1])
    expect(['SE', 'NO', 'DK'].map(first)).toEqual([10, 10, 10])
    expect([smallestBudget('CZ', 'CZK'), smallestBudget('CZ', 'EUR')]).toEqual([80, 1])
  })

  it('B-9.15 B-9.16 runs for 10 days, in Nordic countries for 30', () => {
    expect(['US', 'DE', 'FI', 'IS'].map(usualDuration)).toEqual([10, 10, 10, 10])
    expect(['SE', 'NO', 'DK'].map(usualDuration)).toEqual([30, 30, 30])
  })

  it('B-9.13 B-9.14 recommends a budget for each country', () => {
    const known = {
      US: 7,
      GB: 5,
      AU: 10,
      SE: 70,
      CA: 9,
      NZ: 10,
      CH: 7,
      NO: 70,
      DK: 50,
      BR: 5,
      MX: 5,
      DE: 6,
      JP: 5,
    }
    for (const [country, amount] of Object.entries(known))
      expect(recommendedBudget(country, 'X')).toBe(amount)
    expect([recommendedBudget('CZ', 'CZK'), recommendedBudget('CZ', 'USD')]).toEqual([160, 6])
  })

  it('B-9.20 B-9.21 B-9.22 knows three goals and three widths of an audience', () => {
    expect(AD_OBJECTIVES).toEqual(['CONSIDERATION', 'WEB_CONVERSION', 'CATALOG_SALES'])
    expect(AUDIENCE_WIDTHS).toEqual(['NARROW', 'MEDIUM', 'WIDE'])
    expect([0, 0.0499, 0.05, 0.2999, 0.3, 1].map((share) => audienceWidth(share, false))).toEqual([
      'NARROW',
      'NARROW',
      'MEDIUM',
      'MEDIUM',
      'WIDE',
      'WIDE',
    ])
    expect(audienceWidth(0, true)).toBe('WIDE')
  })
})
