import { describe, expect, it } from 'vitest'
import { widestRange } from './price-range.ts'
import { mergeRecentSearches } from './recent-searches.ts'
import { toSearchScope } from './search-scope.ts'

describe('price ranges', () => {
  it('C-5.11 merge to the widest minimum and maximum', () => {
    expect(
      widestRange([
        { min: 10, max: 50 },
        { min: 5, max: 20 },
      ]),
    ).toEqual({ min: 5, max: 50 })
  })

  it('stay open on a side that one of them leaves open', () => {
    expect(
      widestRange([
        { min: 10, max: null },
        { min: null, max: 20 },
      ]),
    ).toEqual({ min: null, max: null })
  })
})

describe('recent searches', () => {
  const asked = (...queries: string[]) => queries.map((query) => ({ query }))

  it('C-5.10 keep the newer of two queries that differ in case only, and keep it first', () => {
    expect(mergeRecentSearches(asked('cake'), asked('tea', 'Cake'))).toEqual(asked('cake', 'tea'))
  })

  it('C-9.05 drop the oldest when there would be twenty-one', () => {
    const known = Array.from({ length: 20 }, (_, index) => ({ query: `q${index}` }))
    const merged = mergeRecentSearches(asked('new'), known)
    expect(merged).toHaveLength(20)
    expect(merged.at(-1)).toEqual({ query: 'q18' })
  })

  it('C-9.06 take the first twenty of a batch', () => {
    const batch = Array.from({ length: 30 }, (_, index) => ({ query: `q${index}` }))
    expect(mergeRecentSearches(batch, asked('old'))).toEqual(batch.slice(0, 20))
  })
})

it.each([
  ['boards', 'boards'],
  ['people', 'users'],
  ['zzz', 'pins'],
  [undefined, 'pins'],
])('C-9.33 the scope word %s means %s', (word, scope) => {
  expect(toSearchScope(word)).toBe(scope)
})
