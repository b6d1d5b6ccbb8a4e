import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { messagesRoutes } from '@tessera/api-types/messages/routes'
import { contracts } from '@tessera/api-types'
import { afterEach, expect, it, vi } from 'vitest'
import { makeStore } from '../store/make-store.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'
import { isCreation, once } from './sending-once.ts'

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    create: build.mutation(endpoint(pinsRoutes['pins.create'], { input: (ask: object) => ask as never })),
    say: build.mutation(endpoint(messagesRoutes['messages.send'], { input: (ask: object) => ask as never })),
  }),
})

/** The keys under which a pin was sent, once a response of each kind. */
async function keysOf(inputs: readonly object[], ends: readonly unknown[], between = () => {}) {
  const left = [...ends]
  const server = fakeServer({ 'pins.create': () => left.shift() })
  const { dispatch } = makeStore({ transport: server.transport })
  for (const input of inputs) {
    await once(dispatch)(api.endpoints.create.initiate(input))
    between()
  }
  return server.calls.map(({ key }) => key)
}

afterEach(() => void vi.useRealTimers())

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

it('the same made again later is another thing', async () => {
  expect(new Set(await keysOf([bowl, bowl], [{}, {}])).size).toBe(2)
  const lostLongAgo = keysOf([bowl, bowl], [refusal(0), {}], () => vi.setSystemTime(Date.now() + 3 * 60_000))
  expect(new Set(await lostLongAgo).size).toBe(2)
})

it.each([
  ['a double press makes one pin', 1, 'create'],
  ['the same words sent twice are two messages', 2, 'say'],
] as const)('%s', async (_title, count, name) => {
  const server = fakeServer({ 'pins.create': {}, 'messages.send': {} })
  const { dispatch } = makeStore({ transport: server.transport })
  const send = () =>
    name === 'say'
      ? once(dispatch)(api.endpoints.say.initiate({ text: 'Ha' }))
      : once(dispatch)(api.endpoints.create.initiate(bowl))
  await Promise.all([send(), send()])
  expect(new Set(server.calls.map(({ key }) => key)).size).toBe(count)
})

it.each([
  ['pins.create', true],
  ['messages.send', true],
  ['comments.create', true],
  ['pinDrafts.duplicate', true],
  ['pinDrafts.publish', true],
  ['users.follow', false],
  ['pins.unsave', false],
  ['comments.list', false],
] as const)('%s makes something more at every try: %s', (name, isMaking) => {
  expect(isCreation(contracts[name].route)).toBe(isMaking)
})
