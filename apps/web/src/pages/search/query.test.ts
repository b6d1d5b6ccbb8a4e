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
