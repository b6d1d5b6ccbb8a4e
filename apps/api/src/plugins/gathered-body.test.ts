import { connect } from 'node:net'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestSite } from '../testing/test-site.ts'
import { GatheredBody } from './gathered-body.ts'

const { app } = await openTestSite()

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes one at a time; `held` is how many of them somebody keeps once all were sent. */
function byteByByte(bytes: Buffer) {
  const sent: WeakRef<Buffer>[] = []
  const watch = { held: Infinity }
  async function* pieces() {
    for (const byte of bytes.subarray(0, -1)) {
      const piece = Buffer.from([byte])
      sent.push(new WeakRef(piece))
      yield piece
      // Objects read in one turn of the loop live until its end.
      if (sent.length % 500 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    await new Promise((resolve) => setImmediate(resolve))
    collectGarbage()
    watch.held = sent.filter((piece) => piece.deref() !== undefined).length
    yield bytes.subarray(-1)
  }
  return { watch, stream: Readable.from(pieces(), { objectMode: false, highWaterMark: 1 }) }
}

const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

describe('a body', () => {
  it.each([
    [1, 9_999],
    [3_000, 9_999],
    [5_000, 9_999],
    [4_096, 8_192],
  ])('that comes in pieces of %i bytes is whole', async (piece, length) => {
    const bytes = Buffer.from(Array.from({ length }, (_, at) => at % 251))
    const pieces = Array.from({ length: Math.ceil(length / piece) }, (_, at) =>
      bytes.subarray(at * piece, (at + 1) * piece),
    )
    const gathered = await buffer(Readable.from(pieces, { objectMode: false }).pipe(new GatheredBody()))
    expect(gathered.equals(bytes)).toBe(true)
  })

  it.each([
    ['application/json', Buffer.from(JSON.stringify({ text: 'x'.repeat(20_000) }))],
    ['application/x-www-form-urlencoded', Buffer.from(`data=${'x'.repeat(20_000)}`)],
    ['text/plain', Buffer.alloc(20_000, 'x')],
  ])('of type %s that comes byte by byte is not kept byte by byte', async (type, bytes) => {
    const { watch, stream } = byteByByte(bytes)
    const headers = { 'content-type': type, 'transfer-encoding': 'chunked' }
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/v3/feedback/',
      headers,
      payload: stream,
    })
    expect(statusCode).toBeLessThan(500)
    expect(watch.held).toBeLessThan(2_000)
  })
  it.each([
    ['GET', 'application/json'],
    ['POST', 'image/png'],
  ])(
    'that nobody reads, of %s and %s, does not keep the next request of its connection waiting',
    async (method, type) => {
      const socket = connect(Number(port), '127.0.0.1')
      const head = `${method} /v3/feedback/ HTTP/1.1\r\nHost: tessera.test\r\nContent-Type: ${type}\r\nContent-Length: 600000\r\n\r\n`
      socket.write(head + 'x'.repeat(600_000))
      socket.write('GET /v3/feedback/ HTTP/1.1\r\nHost: tessera.test\r\nConnection: close\r\n\r\n')
      let received = ''
      socket.on('data', (bytes) => (received += bytes.toString('latin1')))
      await once(socket, 'close')
      expect(received.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(2)
    },
    8_000,
  )
})
