import { searchContracts } from '@tessera/api-types/search/contracts'
import { expect, it } from 'vitest'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer, page } from '../../test/fake-server.ts'
import { preload } from './[scope].tsx'

async function searchesOf(path: string) {
  const server = fakeServer({
    'search.results': page([]),
    'search.guides': { items: [], did_you_mean: null },
  })
  const store = makeStore({ transport: server.transport })
  await preload({ store, params: { scope: 'pins' }, url: new URL(path, 'http://site.test') })
  return server.askedFor('search.results').map(({ input }) => input.query)
}

it('C-2.20 I-5.17 the query is read from q, signs and all', async () => {
  expect(await searchesOf('/search/pins/?q=a%26b')).toEqual(['a&b'])
  expect(await searchesOf('/search/pins/?q=tall+lamp&rs=typed')).toEqual(['tall lamp'])
})

it('the prices of an address narrow its products, and no other search', async () => {
  for (const [scope, filters] of [
    ['buyable_pins', JSON.stringify({ price_min: 20, price_max: null, price_currency: 'USD' })],
    ['pins', undefined],
  ] as const) {
    const server = fakeServer({
      'search.results': page([]),
      'search.guides': { items: [], did_you_mean: null },
    })
    const url = new URL('/search/?q=sofa&price_min=20&price_currency=USD', 'http://site.test')
    await preload({ store: makeStore({ transport: server.transport }), params: { scope }, url })
    const [asked] = server.askedFor('search.results')
    expect(asked?.input).toMatchObject({ query: 'sofa', scope })
    expect(asked?.input['filters']).toBe(filters)
  }
})

it('a query that no search takes is asked as far as one can', async () => {
  expect(await searchesOf('/search/pins/?q=%00tall%07lamp')).toEqual(['tall lamp'])
  const [longest] = await searchesOf(`/search/pins/?q=${'a'.repeat(600)}`)
  const { input } = searchContracts['search.results']
  expect(input.safeParse({ query: longest }).success).toBe(true)
  expect(input.safeParse({ query: `${String(longest)}a` }).success).toBe(false)
})

it('C-4.94 I-5.17 a missing or blank query asks for nothing', async () => {
  expect(await searchesOf('/search/pins/')).toEqual([])
  expect(await searchesOf('/search/pins/?q=%20%20')).toEqual([])
})
