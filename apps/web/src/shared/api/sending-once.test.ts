import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { expect, it } from 'vitest'
import { makeStore } from '../store/make-store.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'
import { once } from './sending-once.ts'

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    create: build.mutation(endpoint(pinsRoutes['pins.create'], { input: (ask: object) => ask as never })),
  }),
})

/** The keys under which a pin was sent, once a response of each kind. */
async function keysOf(inputs: readonly object[], ends: readonly unknown[]) {
  const left = [...ends]
  const server = fakeServer({ 'pins.create': () => left.shift() })
  const { dispatch } = makeStore({ transport: server.transport })
  for (const input of inputs) await once(dispatch)(api.endpoints.create.initiate(input))
  return server.calls.map(({ key }) => key)
}

const bowl = { title: 'Bowl' }

it.each([0, 502])('what had no response of the server (%i) is sent again with its key', async (status) => {
  const [first, second, third] = await keysOf([bowl, bowl, bowl], [refusal(status), {}, {}])
  expect(first).toMatch(/.{20}/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('what was refused, and what is another thing, has a key of its own', async () => {
  const keys = await keysOf([bowl, bowl, { title: 'Cup' }], [refusal(409), refusal(0), {}])
  expect(new Set(keys).size).toBe(3)
})
