import { request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyPace } from './body-pace.ts'
import { refuseRaw } from './raw-refusal.ts'

const EVERY_MS = 200
const FILE_BYTES = 1000

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  await app.register(bodyPace, {
    pace: { everyMs: EVERY_MS, fileBytes: FILE_BYTES },
    refuse: refuseRaw({ isSecure: false }),
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body.length)
  app.post('/', async ({ body }) => ({ bytes: body }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** The status of a body that comes in eight pieces, one every 100 ms. */
async function statusOf(contentType: string, pieceBytes: number): Promise<number | undefined> {
  const { port } = app.server.address() as AddressInfo
  const replied = Promise.withResolvers<number | undefined>()
  const call = send({ host: '127.0.0.1', port, path: '/', method: 'POST' }, (response) => {
    response.resume()
    replied.resolve(response.statusCode)
  })
  call.on('error', () => undefined)
  call.setHeader('content-type', contentType)
  for (let piece = 0; piece < 8; piece += 1) {
    call.write(Buffer.alloc(pieceBytes, 32))
    await pause(EVERY_MS / 2)
  }
  call.end()
  return replied.promise
}

it.each([
  ['a file that comes slowly and steadily', 'multipart/form-data; boundary=x', 2000, 200],
  ['a part of a file that does', 'application/offset+octet-stream', 2000, 200],
  ['a file that drips', 'multipart/form-data; boundary=x', 10, 408],
  ['a part of a file that drips', 'application/offset+octet-stream', 10, 408],
  ['any other body, however much of it comes', 'text/csv', 2000, 408],
])('%s', async (_what, contentType, pieceBytes, status) => {
  expect(await statusOf(contentType, pieceBytes)).toBe(status)
})
