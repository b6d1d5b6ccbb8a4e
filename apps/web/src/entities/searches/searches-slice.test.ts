import { describe, expect, it } from 'vitest'
import { makeStore } from '../../shared/store/make-store.ts'
import { isValidQuery, searchPath } from './search-paths.ts'
import {
  recentSearchesKnown,
  resultsReceived,
  searchesSlice,
  searchMade,
  searchTabReceived,
  selectCachedSuggestions,
  selectRecentSearches,
  selectSearchedPicture,
  suggestionsReceived,
} from './searches-slice.ts'

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

const aStore = () => makeStore({ transport: () => Promise.reject(new Error('no calls')) })
const phrase = (query: string) => ({ type: 'query' as const, query, is_recent: false })

describe('suggestions by term', () => {
  it.each(['constructor', '__proto__', 'toString'])(
    'none are known for a term such as %s at first',
    (term) => {
      expect(selectCachedSuggestions(aStore().getState(), term)).toEqual([])
      expect(selectSearchedPicture(aStore().getState(), term)).toBeUndefined()
    },
  )

  it.each(['constructor', '__proto__', 'toString'])('those for %s are kept as any others', (term) => {
    const store = aStore()
    store.dispatch(suggestionsReceived({ term, items: [phrase(`${term} tea`)] }))
    store.dispatch(suggestionsReceived({ term: 'tea', items: [phrase('tea')] }))
    expect(selectCachedSuggestions(store.getState(), `${term} t`)).toEqual([phrase(`${term} tea`)])
  })

  it.each([
    ['tea', 'tea'],
    ['TEA', 'tea'],
    ['teapots', 'teapot'],
    ['te', undefined],
    ['', undefined],
  ])('C-3.75 "%s" finds those for "%s"', (term, known) => {
    const store = aStore()
    for (const each of ['Tea', 'teapot'])
      store.dispatch(suggestionsReceived({ term: each, items: [phrase(each.toLowerCase())] }))
    expect(selectCachedSuggestions(store.getState(), term)).toEqual(known ? [phrase(known)] : [])
  })

  it('the fifty-first term drops the one unused longest', () => {
    const store = aStore()
    const receive = (term: string) => store.dispatch(suggestionsReceived({ term, items: [phrase(term)] }))
    for (let index = 0; index < 50; index += 1) receive(`q${index}.`)
    receive('q0.')
    receive('new')
    expect(selectCachedSuggestions(store.getState(), 'q1.')).toEqual([])
    expect(selectCachedSuggestions(store.getState(), 'q0.')).toEqual([phrase('q0.')])
  })
})

it('C-3.75 the results of the last twenty searches are kept, by scope and without case', () => {
  let searches = reduce(undefined, resultsReceived({ search: { query: 'Tea', scope: 'pins' }, ids: ['1'] }))
  for (const [id, scope] of [
    ['2', 'pins'],
    ['3', 'boards'],
  ] as const)
    searches = reduce(searches, resultsReceived({ search: { query: 'tea', scope }, ids: [id] }))
  expect(searches.queries).toEqual({ 'pins tea': ['2'], 'boards tea': ['3'] })
  for (let index = 0; index < 19; index += 1)
    searches = reduce(searches, resultsReceived({ search: { query: `q${index}`, scope: 'pins' }, ids: [] }))
  expect(Object.keys(searches.queries)).toHaveLength(20)
  expect(searches.queries).not.toHaveProperty('pins tea')
  expect(searches.queries).toHaveProperty('boards tea')
})

describe('recent searches', () => {
  const cake = { query: 'cake', scope: 'pins' as const, sequence: '900' }
  const mugs = { query: 'mugs', scope: 'my_pins' as const, sequence: '1000' }
  const tea = { query: 'tea', scope: 'pins' as const, sequence: '1100' }
  const made = { query: 'new', scope: 'pins' as const }

  it.each([
    ['those of the server', [], [tea, mugs, cake]],
    ['one made since', [made], [made, tea, mugs, cake]],
  ])('C-9.05 stand by time with those of own pins among them: %s', (_which, since, shown) => {
    const store = aStore()
    const tab = { recent_searches: [tea, cake], recent_personal_searches: [mugs], recommended_searches: [] }
    store.dispatch(searchTabReceived(tab))
    for (const search of since) store.dispatch(searchMade(search))
    expect(selectRecentSearches(store.getState())).toEqual(shown)
  })
})
