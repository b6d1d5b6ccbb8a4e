import { searchRoutes } from '@tessera/api-types/search/routes'
import { usersRoutes } from '@tessera/api-types/users/routes'
import { describe, expect, it } from 'vitest'
import { fakeServer, page, refusal } from '../../test/fake-server.ts'
import { makeStore } from '../store/make-store.ts'
import { baseApi } from './base-api.ts'
import { type IdPage, pagedEndpoint } from './paged-endpoint.ts'

type Pins = { username: string; filter: 'created' | 'saved' | 'all' }
type Search = { query: string; scope: 'pins' }

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cachedPins: build.infiniteQuery<IdPage, Pins, string | null>(
      pagedEndpoint(
        usersRoutes['users.pins'],
        () => ({}),
        (asked: Pins) => asked,
      ),
    ),
    cachedSearch: build.infiniteQuery<IdPage, Search, string | null>(
      pagedEndpoint(
        searchRoutes['search.results'],
        () => ({}),
        (asked: Search) => asked,
      ),
    ),
  }),
})
const { cachedPins, cachedSearch } = api.endpoints

const ada: Pins = { username: 'ada', filter: 'created' }
const bo: Pins = { username: 'bo', filter: 'created' }
const id = (value: string) => ({ id: value })

function storeOver(answers: Record<string, unknown>) {
  const { transport } = fakeServer(answers)
  const store = makeStore({ transport })
  /** The five fields of a cache entry, as the cache of requests keeps them. */
  const entry = (asked: Pins) => {
    const { data, originalArgs, isLoading, error } = cachedPins.select(asked)(store.getState())
    return {
      data: data?.pages.map(({ ids }) => ids),
      auxData: originalArgs,
      fetching: isLoading,
      error,
      nextBookmark: data?.pages.at(-1)?.bookmark,
    }
  }
  return { store, entry }
}

const pages = ({ bookmark }: { bookmark?: unknown }) =>
  bookmark ? page([id('3')], null) : page([id('1'), id('2')], 'more')

describe('the cache of resources', () => {
  it('I-3.47 entries of two option sets are independent and keep data, further data, fetching, error and bookmark', async () => {
    const { store, entry } = storeOver({
      'users.pins': ({ username }: Pins) =>
        username === 'ada' ? page([id('1')], 'more') : refusal(404, 'Gone'),
    })
    const asking = store.dispatch(cachedPins.initiate(ada))
    expect(entry(ada)).toMatchObject({ data: undefined, fetching: true })
    await asking
    await store.dispatch(cachedPins.initiate(bo))
    expect(entry(ada)).toEqual({
      data: [['1']],
      auxData: ada,
      fetching: false,
      error: undefined,
      nextBookmark: 'more',
    })
    expect(entry(bo)).toMatchObject({
      data: undefined,
      auxData: bo,
      fetching: false,
      error: { httpStatus: 404, message: 'Gone' },
      nextBookmark: undefined,
    })
  })

  it('I-4.110 fetching more appends, and a refresh replaces', async () => {
    const { store, entry } = storeOver({ 'users.pins': pages })
    await store.dispatch(cachedPins.initiate(ada))
    await store.dispatch(cachedPins.initiate(ada, { direction: 'forward' }))
    expect(entry(ada).data).toEqual([['1', '2'], ['3']])
    await store.dispatch(cachedPins.initiate(ada, { forceRefetch: true, refetchCachedPages: false }))
    expect(entry(ada)).toMatchObject({ data: [['1', '2']], nextBookmark: 'more' })
  })

  it('I-4.111 a search appends its results and replaces what else it knows', async () => {
    const { store } = storeOver({ 'search.results': pages })
    const asked: Search = { query: 'clay', scope: 'pins' }
    await store.dispatch(cachedSearch.initiate(asked))
    await store.dispatch(cachedSearch.initiate(asked, { direction: 'forward' }))
    const { data } = cachedSearch.select(asked)(store.getState())
    expect(data?.pages.flatMap(({ ids }) => ids)).toEqual(['1', '2', '3'])
    expect(data?.pages.at(-1)?.bookmark).toBeNull()
  })
})
