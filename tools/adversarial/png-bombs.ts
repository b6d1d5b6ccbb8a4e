import { once } from 'node:events'
import { crc32, createDeflate, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MEGABYTE = Buffer.alloc(1024 * 1024)

export const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

export function pngChunk(type: string, data: Uint8Array, length = data.length): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([word(length), body, word(crc32(body))])
}

interface PngHeader {
  width: number
  height: number
  depth?: number
  colour?: number
  interlaced?: boolean
}

const header = ({ width, height, depth = 8, colour = 2, interlaced = false }: PngHeader): Buffer =>
  pngChunk(
    'IHDR',
    Buffer.concat([word(width), word(height), Buffer.from([depth, colour, 0, 0, interlaced ? 1 : 0])]),
  )

const png = (...chunks: Buffer[]): Buffer => Buffer.concat([SIGNATURE, ...chunks])
const end = pngChunk('IEND', Buffer.alloc(0))

/** `count` zero bytes, deflated without ever holding them. */
export async function deflatedZeros(count: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 })
  const chunks: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (let left = count; left > 0; left -= MEGABYTE.length)
    if (!deflate.write(MEGABYTE.subarray(0, Math.min(left, MEGABYTE.length)))) await once(deflate, 'drain')
  deflate.end()
  await once(deflate, 'end')
  return Buffer.concat(chunks)
}

/** A sound PNG of zeros. */
async function blank(picture: PngHeader & { bytesPerRow: number }): Promise<Buffer> {
  const data = await deflatedZeros((picture.bytesPerRow + 1) * picture.height)
  return png(header(picture), pngChunk('IDAT', data), end)
}

const small = deflateSync(Buffer.alloc((100 * 3 + 1) * 100))
const smallPng = (...extra: Buffer[]): Buffer =>
  png(header({ width: 100, height: 100 }), ...extra, pngChunk('IDAT', small), end)
const named = (name: string, ...rest: Uint8Array[]): Buffer =>
  Buffer.concat([Buffer.from(`${name}\0`, 'latin1'), ...rest])

const frameControl = (sequence: number): Buffer =>
  Buffer.concat([word(sequence), word(100), word(100), word(0), word(0), Buffer.from([0, 1, 0, 100, 0, 0])])

function manyFrames(frames: number): Buffer {
  const chunks = Array.from({ length: frames }, (_, frame) => [
    pngChunk('fcTL', frameControl(frame * 2)),
    pngChunk('fdAT', Buffer.concat([word(frame * 2 + 1), small])),
  ]).flat()
  const control = pngChunk('acTL', Buffer.concat([word(frames), word(0)]))
  return png(header({ width: 100, height: 100 }), control, pngChunk('IDAT', small), ...chunks, end)
}

export const pngBombs: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'PNG 16k x 16k grey': () => blank({ width: 16_000, height: 16_000, colour: 0, bytesPerRow: 16_000 }),
  'PNG 16k x 16k one bit': () =>
    blank({ width: 16_000, height: 16_000, depth: 1, colour: 0, bytesPerRow: 2_000 }),
  'PNG 7k x 7k interlaced': () =>
    blank({ width: 7_000, height: 7_000, colour: 0, bytesPerRow: 7_000, interlaced: true }),
  'PNG claims 50k x 50k': () => png(header({ width: 50_000, height: 50_000 }), pngChunk('IDAT', small), end),
  'PNG claims 2^31 wide': () => png(header({ width: 2 ** 31 - 1, height: 1 }), pngChunk('IDAT', small), end),
  'PNG claims 0 x 0': () => png(header({ width: 0, height: 0 }), pngChunk('IDAT', small), end),
  'PNG claims 7k x 7k and holds nothing': () => png(header({ width: 7_000, height: 7_000 }), end),
  'PNG claims 7k x 7k and holds little': () =>
    png(header({ width: 7_000, height: 7_000 }), pngChunk('IDAT', small), end),
  'PNG whose pixels unpack to 1 GB too much': async () =>
    png(header({ width: 100, height: 100 }), pngChunk('IDAT', await deflatedZeros(2 ** 30)), end),
  'PNG zTXt of 500 MB': async () =>
    smallPng(pngChunk('zTXt', named('Comment', Buffer.from([0]), await deflatedZeros(5e8)))),
  'PNG 40 zTXt of 50 MB': async () => {
    const text = named('Comment', Buffer.from([0]), await deflatedZeros(5e7))
    return smallPng(...Array.from({ length: 40 }, () => pngChunk('zTXt', text)))
  },
  'PNG iTXt of 500 MB': async () =>
    smallPng(pngChunk('iTXt', named('Comment', Buffer.from([1, 0, 0, 0]), await deflatedZeros(5e8)))),
  'PNG iCCP of 500 MB': async () =>
    smallPng(pngChunk('iCCP', named('p', Buffer.from([0]), await deflatedZeros(5e8)))),
  'PNG of 200,000 chunks': () =>
    smallPng(Buffer.concat(Array.from({ length: 200_000 }, () => pngChunk('tEXt', named('a'))))),
  'PNG with a 4 GB chunk length': () => smallPng(pngChunk('tEXt', named('a'), 0xffffffff)),
  'PNG cut off': () => smallPng().subarray(0, 80),
  'PNG with a wrong checksum': () => {
    const bytes = smallPng()
    bytes.writeUInt32BE(0xdeadbeef, bytes.length - 16)
    return bytes
  },
  'APNG of 10,000 frames': () => manyFrames(10_000),
}
