import { describe, expect, it } from 'vitest'
import { filtersAmong, isWanted, type VisualCandidate } from './visual-search-rules.ts'

const lamps = { id: '1', slug: 'lamps', name: 'Lamps' }
const plain: VisualCandidate = {
  pinId: '1',
  domain: null,
  priceValue: null,
  priceCurrency: null,
  category: null,
}
const offered = (priceValue: number, priceCurrency = 'USD') => ({ ...plain, priceValue, priceCurrency })

describe('narrowing', () => {
  it.each([
    [{ is_shopping: true }, plain, false],
    [{ is_shopping: true }, offered(5), true],
    [{ domain: 'lamps.test' }, { ...plain, domain: 'lamps.test' }, true],
    [{ domain: 'lamps.test' }, plain, false],
    [{ category: 'lamps' }, { ...plain, category: lamps }, true],
    [{ category: 'lamps' }, plain, false],
    [{ price_min: 25 }, offered(25), true],
    [{ price_max: 25 }, offered(25), false],
    [{ price_max: 25 }, plain, false],
    [{ price_min: 1, price_currency: 'EUR' }, offered(25), false],
  ])('%o of %o is wanted: %s', (asked, candidate, outcome) => {
    expect(isWanted(candidate, { is_shopping: false, ...asked })).toBe(outcome)
  })
})

it('C-7.44 filters count what is there, the frequent first, prices in the usual currency', () => {
  const { domain_filters, category_filters, price_filters } = filtersAmong([
    { ...offered(10), domain: 'b.test', category: lamps },
    { ...offered(80), domain: 'a.test', category: lamps },
    { ...offered(9000, 'JPY'), domain: 'b.test' },
    { ...offered(300), domain: null },
  ])
  expect(domain_filters).toEqual([
    { domain: 'b.test', count: 2 },
    { domain: 'a.test', count: 1 },
  ])
  expect(category_filters).toEqual([{ ...lamps, count: 2 }])
  expect(price_filters).toEqual([
    { min: null, max: 25, currency: 'USD', count: 1 },
    { min: 50, max: 100, currency: 'USD', count: 1 },
    { min: 250, max: null, currency: 'USD', count: 1 },
  ])
})
