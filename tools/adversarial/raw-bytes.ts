import { connect } from 'node:net'
import fc from 'fast-check'
import type { Sent } from './visitor-client.ts'

const CLOSES_WITHIN_MS = 3_000

/** A request as bytes, some of them broken: flipped, doubled, cut off, or with a length that lies. */
export const brokenBytes = (request: fc.Arbitrary<Sent>, host: string): fc.Arbitrary<Buffer> =>
  fc
    .record({
      request,
      edits: fc.array(
        fc.record({
          at: fc.nat(),
          byte: fc.nat({ max: 255 }),
          kind: fc.constantFrom('flip', 'insert', 'drop', 'cut', 'double'),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      lie: fc.constantFrom(null, '0', '5', '99999999999', '-1', 'abc', '5, 6'),
      isChunked: fc.boolean(),
    })
    .map(({ request: sent, edits, lie, isChunked }) => {
      const body = Buffer.from(sent.body ?? '')
      const lines = [
        `${sent.method} ${sent.path} HTTP/1.1`,
        `host: ${host}`,
        ...Object.entries(sent.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
        `content-length: ${lie ?? body.length}`,
        ...(isChunked ? ['transfer-encoding: chunked'] : []),
        'connection: close',
      ]
      const bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body])
      return edits.reduce(edited, bytes)
    })

function edited(bytes: Buffer, { at, byte, kind }: { at: number; byte: number; kind: string }): Buffer {
  const place = bytes.length > 0 ? at % bytes.length : 0
  const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)]
  if (kind === 'insert') return Buffer.concat([before, Buffer.from([byte]), after])
  if (kind === 'drop') return Buffer.concat([before, after.subarray(1)])
  if (kind === 'cut') return before
  if (kind === 'double') return Buffer.concat([before, after.subarray(0, 40), after])
  return Buffer.concat([before, Buffer.from([byte]), after.subarray(1)])
}

/** Sends bytes and hangs up; null when the server said nothing before. */
export function sendRaw(
  bytes: Buffer,
  { hostname, port }: URL,
): Promise<{ status: number | null; body: string }> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let heard = ''
    const finish = () => {
      socket.destroy()
      const status = /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]
      resolve({ status: status === undefined ? null : Number(status), body: heard })
    }
    socket.setTimeout(CLOSES_WITHIN_MS, finish)
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    socket.on('error', finish)
    socket.on('close', finish)
    // A half-open socket would wait for a body that never comes.
    socket.write(bytes, () => socket.end())
  })
}
