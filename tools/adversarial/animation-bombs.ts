import { deflateSync } from 'node:zlib'
import { encodedSample } from '../../apps/api/test/image-samples.ts'
import { deflatedZeros } from './png-bombs.ts'

const little = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}

const gifHead = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    little(width, 2),
    little(height, 2),
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ])

/** A frame whose packed pixels end at once: the decoder has to fill the rest. */
const gifFrame = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from([0x2c]),
    little(0, 4),
    little(width, 2),
    little(height, 2),
    Buffer.from([0, 2, 2, 0x44, 0x01, 0]),
  ])

const gif = (width: number, height: number, frames: number): Buffer =>
  Buffer.concat([
    gifHead(width, height),
    ...Array.from({ length: frames }, () => gifFrame(width, height)),
    Buffer.from([0x3b]),
  ])

const riff = (name: string, data: Uint8Array, length = data.length): Buffer =>
  Buffer.concat([Buffer.from(name, 'latin1'), little(length, 4), data, Buffer.alloc(data.length % 2)])
const webp = (...chunks: Buffer[]): Buffer =>
  riff('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]))
const webpCanvas = (width: number, height: number, flags: number): Buffer =>
  riff('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), little(width - 1, 3), little(height - 1, 3)]))

async function webpFrames(frames: number): Promise<Buffer> {
  const picture = (await encodedSample({ seed: 12, width: 64, height: 64 }, 'webp')).subarray(12)
  const place = Buffer.concat([little(0, 6), little(63, 3), little(63, 3), little(10, 3), Buffer.from([0])])
  const frame = riff('ANMF', Buffer.concat([place, picture]))
  return webp(
    webpCanvas(64, 64, 2),
    riff('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  )
}

const tiffEntry = (tag: number, type: number, count: number, value: number): Buffer =>
  Buffer.concat([little(tag, 2), little(type, 2), little(count, 4), little(value, 4)])

function tiff(entries: readonly Buffer[], next: number, data: Uint8Array): Buffer {
  const head = Buffer.concat([Buffer.from('II*\0', 'latin1'), little(8, 4), little(entries.length, 2)])
  return Buffer.concat([head, ...entries, little(next, 4), data])
}

/** A one-strip grey TIFF; compression 8 is deflate. */
function greyTiff(width: number, height: number, data: Uint8Array, next = 0): Buffer {
  const offset = 8 + 2 + 9 * 12 + 4
  const fields = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, 8],
    [259, 3, 8],
    [262, 3, 1],
    [273, 4, offset],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, data.length],
  ] as const
  return tiff(
    fields.map(([tag, type, value]) => tiffEntry(tag, type, 1, value)),
    next,
    data,
  )
}

async function avifClaiming(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await encodedSample({ seed: 13, width: 64, height: 64 }, 'avif'))
  const box = bytes.indexOf('ispe')
  bytes.writeUInt32BE(width, box + 8)
  bytes.writeUInt32BE(height, box + 12)
  return bytes
}

export const animationBombs: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'GIF of 10,000 frames': () => gif(100, 100, 10_000),
  'GIF of 900 large frames': () => gif(7_000, 7_000, 900),
  'GIF claims 65,535 x 65,535': () => gif(65_535, 65_535, 1),
  'GIF cut off': () => gif(500, 500, 3).subarray(0, 30),
  'WebP of 10,000 frames': () => webpFrames(10_000),
  'WebP claims 16,383 x 16,383': () =>
    webp(webpCanvas(16_383, 16_383, 0), riff('VP8L', Buffer.from([0x2f, 0xfe, 0xff, 0xff, 0x0f, 0]))),
  'WebP with a lying length': async () => {
    const bytes = Buffer.from(await encodedSample({ seed: 14, width: 100, height: 100 }, 'webp'))
    bytes.writeUInt32LE(0xfffffff0, 4)
    bytes.writeUInt32LE(0x7ffffff0, 16)
    return bytes
  },
  'AVIF claims 65,535 x 65,535': () => avifClaiming(65_535, 65_535),
  'AVIF claims 7k x 7k over little data': () => avifClaiming(7_000, 7_000),
  'AVIF cut off': async () =>
    (await encodedSample({ seed: 15, width: 100, height: 100 }, 'avif')).subarray(0, 400),
  'TIFF 16k x 16k': async () => greyTiff(16_000, 16_000, await deflatedZeros(256_000_000)),
  'TIFF 7k x 7k over little data': () => greyTiff(7_000, 7_000, deflateSync(Buffer.alloc(1_000))),
  'TIFF whose directories go in circles': () => greyTiff(100, 100, deflateSync(Buffer.alloc(10_000)), 8),
  'TIFF of 60,000 tags': () =>
    tiff(
      Array.from({ length: 60_000 }, (_, tag) => tiffEntry(tag, 4, 0x3fffffff, 8)),
      0,
      Buffer.alloc(8),
    ),
}
