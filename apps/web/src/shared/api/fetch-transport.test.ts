import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { expect, it } from 'vitest'
import { type FetchDeps, fetchTransport } from './fetch-transport.ts'

const transportOver = (fetch: FetchDeps['fetch'], viewerId: string | null = null) =>
  fetchTransport({
    fetch,
    readCookie: () => undefined,
    currentPath: () => '/',
    newId: () => 'key',
    installId: () => 'install',
    viewerId,
  })

const ask = (fetch: () => Promise<Response>) =>
  transportOver(fetch)(pinsRoutes['pins.get'], { id: '5' }, new AbortController().signal)

it('I-7.50 a failed fetch tells its address and the access-control headers it saw', async () => {
  const headers = { 'Access-Control-Allow-Origin': 'https://site.test', 'X-Other': 'kept to itself' }
  const result = await ask(() =>
    Promise.resolve(Response.json({ message: 'down' }, { status: 503, headers })),
  )
  expect(result).toMatchObject({
    error: {
      httpStatus: 503,
      message: 'down',
      url: '/v3/pins/5/',
      cors: [['access-control-allow-origin', 'https://site.test']],
    },
  })
})

it('I-7.50 a fetch that met nobody tells its address alone', async () => {
  const result = await ask(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(result).toMatchObject({ error: { httpStatus: 0, url: '/v3/pins/5/', cors: [] } })
})

it('a write names the member whose page it comes from', async () => {
  const expected: (string | null)[] = []
  const write = (viewerId: string | null) =>
    transportOver((_path, { headers }) => {
      expected.push(new Headers(headers).get('X-Viewer-Id'))
      return Promise.resolve(Response.json({}))
    }, viewerId)(pinsRoutes['pins.react'], { pin_id: '5' }, new AbortController().signal)
  await write('11')
  await write(null)
  expect(expected).toEqual(['11', null])
})
