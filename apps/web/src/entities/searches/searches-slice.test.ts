import { expect, it } from 'vitest'
import { isValidQuery, searchPath } from './search-paths.ts'
import { recentSearchesKnown, searchesSlice, searchMade } from './searches-slice.ts'

const reduce = searchesSlice.reducer
const asked = (...queries: string[]) => queries.map((query) => ({ query, scope: 'pins' as const }))

it('C-5.10 a search made again in other letters stands once, and first', () => {
  const known = reduce(undefined, recentSearchesKnown(asked('tea', 'Cake')))
  expect(reduce(known, searchMade(asked('cake')[0]!)).recentSearches).toEqual(asked('cake', 'tea'))
})

it('C-9.05 the twenty-first search drops the oldest', () => {
  const twenty = asked(...Array.from({ length: 20 }, (_, index) => `q${index}`))
  const searches = reduce(reduce(undefined, recentSearchesKnown(twenty)), searchMade(asked('new')[0]!))
  expect(searches.recentSearches).toHaveLength(20)
  expect(searches.recentSearches?.[0]?.query).toBe('new')
})

it.each([
  ['cake', true],
  ['', false],
  ['  ', false],
])('C-4.94 the query "%s" is valid: %s', (query, isValid) => {
  expect(isValidQuery(query)).toBe(isValid)
})

it('C-9.33 a search without a scope is one of pins', () => {
  expect(searchPath('tea')).toBe('/search/pins/?q=tea')
})
