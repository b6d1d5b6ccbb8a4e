import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { paintSample } from '../../test/image-samples.ts'
import { openImageWorkshop, type ImageWorkshop } from '../../test/image-workshop.ts'
import { plainFormat } from './plain-picture.ts'

let shop: ImageWorkshop
beforeAll(async () => {
  shop = await openImageWorkshop()
})
beforeEach(() => shop.clear())
afterAll(() => shop.close())

const size = { width: 300, height: 200 }
const opaque = () => paintSample({ seed: 5, ...size })
const transparent = () =>
  sharp({ create: { ...size, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.5 } } })

async function storedOf(bytes: Buffer, keepsPlain: boolean): Promise<Buffer> {
  const { signature } = await shop.library.ingest(bytes, { keepsPlain })
  const stored = await shop.library.deriveImage(signature, 'orig', 'jpeg')
  if (!stored) throw new Error('There is no original.')
  return buffer(stored.body)
}

it('an original of ours that is taken in again stays as it is, byte for byte', async () => {
  for (const upload of [
    await opaque().png().toBuffer(),
    await opaque().jpeg().toBuffer(),
    await transparent().webp().toBuffer(),
  ]) {
    const original = await storedOf(upload, false)
    expect(plainFormat(original)).not.toBeNull()
    await shop.clear()
    expect((await storedOf(original, true)).equals(original)).toBe(true)
  }
})

it('is encoded again by an upload, and wherever the file has more than its pixels', async () => {
  const original = await storedOf(await opaque().png().toBuffer(), false)
  expect((await storedOf(original, false)).equals(original)).toBe(false)
  const comment = Buffer.from([0xff, 0xfe, 0, 8, ...Buffer.from('secret')])
  const withMore = [
    Buffer.concat([original.subarray(0, 2), comment, original.subarray(2)]),
    Buffer.concat([original, Buffer.from('secret')]),
    await opaque()
      .jpeg()
      .withExif({ IFD0: { Artist: 'secret' } })
      .toBuffer(),
  ]
  for (const bytes of withMore) {
    expect(plainFormat(bytes)).toBeNull()
    expect((await storedOf(bytes, true)).includes('secret')).toBe(false)
  }
})

it('is encoded again where a decoder warns of it', async () => {
  const original = await storedOf(await opaque().png().toBuffer(), false)
  const cut = Buffer.concat([original.subarray(0, original.length / 2), original.subarray(-2)])
  expect(plainFormat(cut)).toBe('jpeg')
  expect((await storedOf(cut, true)).equals(cut)).toBe(false)
})
