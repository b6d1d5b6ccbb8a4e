import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import {
  MADE_BY_MODEL,
  manifest,
  mp4WithManifest,
  mp4WithXmp,
  quickTimeXmp,
  xmpPacket,
} from '../../test/ai-marked-files.ts'
import { isMadeByModel } from '../images/ai-mark.ts'
import { readVideoMetadata } from './video-metadata.ts'

const folder = await mkdtemp(join(tmpdir(), 'tessera-video-metadata-'))
afterAll(() => rm(folder, { recursive: true }))

async function isMarked(bytes: Uint8Array): Promise<boolean> {
  const path = join(folder, 'clip')
  await writeFile(path, bytes)
  return isMadeByModel(await readVideoMetadata(path))
}

const CAMERA = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture'
const head = Buffer.from('\0\0\0\x14ftypisom\0\0\0\0mp42', 'latin1')
const marked = [
  mp4WithXmp(head, xmpPacket(MADE_BY_MODEL)),
  mp4WithManifest(head, manifest(MADE_BY_MODEL)),
  Buffer.concat([head, quickTimeXmp(xmpPacket(MADE_BY_MODEL))]),
]

it('a video made by a model is known by XMP of MP4 and of QuickTime, and by its C2PA manifest', async () => {
  for (const bytes of marked) expect(await isMarked(bytes)).toBe(true)
})

it('a video that a camera took, one that says nothing, and what is about something else are not marked', async () => {
  const others = [
    mp4WithXmp(head, xmpPacket(CAMERA)),
    mp4WithManifest(head, manifest(CAMERA)),
    mp4WithManifest(head, manifest(MADE_BY_MODEL), 'merkle'),
    head,
    Buffer.alloc(0),
    Buffer.from('no boxes at all'),
  ]
  for (const bytes of others) expect(await isMarked(bytes)).toBe(false)
})

it('a box longer than four gigabytes is stepped over, one that lasts to the end is read', async () => {
  const long = Buffer.from('\0\0\0\x01mdat\0\0\0\0\0\0\0\x14....', 'latin1')
  const [xmp] = marked as [Buffer, ...Buffer[]]
  expect(await isMarked(Buffer.concat([head, long, xmp.subarray(head.length)]))).toBe(true)
  const toTheEnd = Buffer.from(xmp)
  toTheEnd.writeUInt32BE(0, head.length)
  expect(await isMarked(toTheEnd)).toBe(true)
})

it('a file may be cut off or damaged anywhere', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...marked),
      fc.nat({ max: 1_500 }),
      fc.uint8Array({ maxLength: 24 }),
      async (bytes, at, other) => {
        const damaged = Buffer.from(bytes)
        damaged.set(other.subarray(0, Math.max(0, damaged.length - at)), Math.min(at, damaged.length))
        expect(typeof (await isMarked(damaged))).toBe('boolean')
        expect(typeof (await isMarked(damaged.subarray(0, at)))).toBe('boolean')
      },
    ),
    { numRuns: 200 },
  )
})
