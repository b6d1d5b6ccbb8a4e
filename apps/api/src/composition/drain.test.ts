import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { drain } from './drain.ts'

it('a request that does not end is cut off, and the stop goes on', async () => {
  const app = Fastify()
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  app.get('/', () => {
    arrive()
    return new Promise(() => undefined)
  })
  const asked = fetch(await app.listen({ port: 0, host: '127.0.0.1' })).catch((error: unknown) => error)
  await arrival
  await drain(app, 50)
  expect(await asked).toBeInstanceOf(TypeError)
})
