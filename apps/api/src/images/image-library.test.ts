import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { jpegWithXmp, MADE_BY_MODEL, pngWithChunk, manifest, xmpPacket } from '../../test/ai-marked-files.ts'
import { paintSample, sampleJpeg } from '../../test/image-samples.ts'
import { openImageWorkshop } from '../../test/image-workshop.ts'
import type { ImageWorkshop } from '../../test/image-workshop.ts'
import type { Storage } from '../storage/storage.ts'
import { createImageLibrary } from './image-library.ts'
import { defaultImageLimits } from './image-limits.ts'

let shop: ImageWorkshop
beforeAll(async () => {
  shop = await openImageWorkshop()
})
beforeEach(() => shop.clear())
afterAll(() => shop.close())

describe('taking a picture in', () => {
  it('gives the MD5 of the content, the pixels, a colour and a descriptor', async () => {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#cc3311' } })
      .png()
      .toBuffer()
    const image = await shop.library.ingest(bytes)
    expect(image).toMatchObject({ width: 300, height: 200, mime: 'image/jpeg' })
    expect(image.signature).toMatch(/^[0-9a-f]{32}$/)
    expect(image.dominantColor).toMatch(/^#c[b-d]3[2-4]1[0-2]$/)
    expect(image.descriptor).toHaveLength(128)
  })

  it('stores the same content once', async () => {
    const bytes = await sampleJpeg({ seed: 1, width: 800, height: 600 })
    const [first, second] = await Promise.all([shop.library.ingest(bytes), shop.library.ingest(bytes)])
    const files = await shop.filesLeft()
    expect(second).toEqual(first)
    expect(await shop.library.ingest(bytes)).toEqual(first)
    expect(await shop.filesLeft()).toEqual(files)
    expect(files).toHaveLength(9)
  })

  it('an old picture that is taken in again is as young as a new one', async () => {
    const bytes = await sampleJpeg({ seed: 2, width: 200, height: 150 })
    const { signature } = await shop.library.ingest(bytes)
    const first = await shop.library.statOriginal(signature)
    const put = vi.spyOn(shop.storage, 'put')
    await shop.library.ingest(bytes)
    const second = await shop.library.statOriginal(signature)
    expect(put).toHaveBeenCalledOnce()
    put.mockRestore()
    expect(second?.storedAt.getTime()).toBeGreaterThan(first?.storedAt.getTime() ?? Infinity)
  })

  it('applies the orientation and strips all metadata', async () => {
    const bytes = await paintSample({ seed: 2, width: 400, height: 200 })
      .jpeg()
      .withExif({ IFD0: { Artist: 'SECRET-NAME' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const image = await shop.library.ingest(bytes)
    expect([image.width, image.height]).toEqual([200, 400])
    const original = await shop.derived(image.signature, 'orig')
    expect(original.metadata).toMatchObject({ width: 200, height: 400 })
    expect(original.metadata.exif).toBeUndefined()
    expect(original.metadata.orientation).toBeUndefined()
    expect(original.bytes.includes('SECRET-NAME')).toBe(false)
  })

  it('notes that the file says a model made it, and a torn mark refuses nothing', async () => {
    const sample = paintSample({ seed: 21, width: 300, height: 200 })
    const [jpeg, png] = [await sample.clone().jpeg().toBuffer(), await sample.clone().png().toBuffer()]
    const markOf = async (bytes: Buffer) => (await shop.library.ingest(bytes)).isAiMarked
    expect(await markOf(jpeg)).toBe(false)
    expect(await markOf(jpegWithXmp(jpeg, xmpPacket(MADE_BY_MODEL)))).toBe(true)
    expect(await markOf(pngWithChunk(png, 'caBX', manifest(MADE_BY_MODEL)))).toBe(true)
    expect(await markOf(pngWithChunk(png, 'caBX', manifest(MADE_BY_MODEL).subarray(0, 90)))).toBe(false)
    const tiff = await sample
      .clone()
      .tiff()
      .withXmp(String(xmpPacket(MADE_BY_MODEL)))
      .toBuffer()
    expect(await markOf(tiff)).toBe(true)
  })

  it('writes polyglots anew, so that only pixels survive', async () => {
    const picture = await sampleJpeg({ seed: 3, width: 300, height: 300 })
    const script = Buffer.from('<script>alert(1)</script><?php system($_GET[0]);?>')
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script])
    const polyglot = Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2), script])
    const { signature } = await shop.library.ingest(polyglot)
    for (const size of ['orig', '236x', '60x60'] as const)
      expect((await shop.derived(signature, size)).bytes.includes('script')).toBe(false)
  })

  it('keeps the transparency of an original and shows its sizes on white', async () => {
    const bytes = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer()
    const image = await shop.library.ingest(bytes)
    expect(image).toMatchObject({ mime: 'image/png', dominantColor: '#ffffff' })
    expect((await shop.derived(image.signature, 'orig')).metadata).toMatchObject({
      format: 'png',
      hasAlpha: true,
    })
    expect(
      (await sharp((await shop.derived(image.signature, '60x60')).bytes).stats()).dominant,
    ).toMatchObject({
      r: 248,
    })
    for (const size of ['192x192', '512x512'] as const) {
      const icon = await shop.derived(image.signature, size, 'webp')
      const { data, info } = await sharp(icon.bytes).raw().toBuffer({ resolveWithObject: true })
      expect([size, info.channels, data[3]]).toEqual([size, 4, 0])
      expect((await shop.derived(image.signature, size)).metadata).toMatchObject({ channels: 3 })
    }
  })

  it.each([
    [
      'grey',
      (): Promise<Buffer> => paintSample({ seed: 4, width: 200, height: 150 }).greyscale().jpeg().toBuffer(),
    ],
    [
      'CMYK',
      (): Promise<Buffer> =>
        paintSample({ seed: 4, width: 200, height: 150 }).toColourspace('cmyk').jpeg().toBuffer(),
    ],
    [
      '16-bit',
      (): Promise<Buffer> =>
        paintSample({ seed: 4, width: 200, height: 150 }).toColourspace('rgb16').png().toBuffer(),
    ],
    [
      'palette',
      (): Promise<Buffer> =>
        paintSample({ seed: 4, width: 200, height: 150 }).png({ palette: true }).toBuffer(),
    ],
    ['WebP', (): Promise<Buffer> => paintSample({ seed: 4, width: 200, height: 150 }).webp().toBuffer()],
    ['GIF', (): Promise<Buffer> => paintSample({ seed: 4, width: 200, height: 150 }).gif().toBuffer()],
    [
      'AVIF',
      (): Promise<Buffer> => paintSample({ seed: 4, width: 200, height: 150 }).avif({ effort: 0 }).toBuffer(),
    ],
    ['TIFF', (): Promise<Buffer> => paintSample({ seed: 4, width: 200, height: 150 }).tiff().toBuffer()],
  ])('reads a %s picture', async (_name, make) => {
    const image = await shop.library.ingest(await make())
    expect([image.width, image.height, image.mime]).toEqual([200, 150, 'image/jpeg'])
    expect((await shop.derived(image.signature, '136x136')).metadata).toMatchObject({
      width: 136,
      height: 136,
      channels: 3,
    })
  })
})

describe('refusing a picture', () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()

  it.each([
    ['an empty file', 'IMAGE_BROKEN', async () => Buffer.alloc(0)],
    [
      'an SVG',
      'IMAGE_TYPE_UNSUPPORTED',
      async () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['HTML named .jpg', 'IMAGE_TYPE_UNSUPPORTED', async () => Buffer.from('<!doctype html><p>hello</p>')],
    ['a PDF', 'IMAGE_TYPE_UNSUPPORTED', async () => Buffer.from('%PDF-1.7\n1 0 obj')],
    [
      'a cut-off JPEG',
      'IMAGE_BROKEN',
      async () => (await sampleJpeg({ seed: 5, width: 500, height: 500 })).subarray(0, 4_000),
    ],
    [
      'a JPEG header over noise',
      'IMAGE_BROKEN',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(3_000, 0x5a)]),
    ],
    ['a tiny picture', 'IMAGE_TOO_SMALL', () => png(59, 400)],
    ['too many pixels', 'IMAGE_TOO_MANY_PIXELS', () => png(8_000, 6_300)],
    ['too many bytes', 'IMAGE_TOO_LARGE', async () => Buffer.alloc(defaultImageLimits.maxBytes + 1)],
  ])('%s is %s, and nothing is left behind', async (_name, code, make) => {
    await expect(shop.library.ingest(await make())).rejects.toMatchObject({ name: 'ImageError', code })
    expect(await shop.filesLeft()).toEqual([])
  })

  it('says what is wrong and what would be right', async () => {
    await expect(shop.library.ingest(await png(40, 30))).rejects.toMatchObject({
      detail: 'The picture is 40 x 30 pixels; each side needs at least 60.',
    })
  })

  it('leaves nothing behind when the storage fails in the middle', async () => {
    const failing: Storage = {
      ...shop.storage,
      put: (key, body, options) =>
        key.includes('/orig/')
          ? Promise.reject(new Error('disk full'))
          : shop.storage.put(key, body, options),
    }
    const bytes = await sampleJpeg({ seed: 6, width: 900, height: 700 })
    await expect(
      createImageLibrary({ storage: failing, decoders: shop.decoders, limits: defaultImageLimits }).ingest(
        bytes,
      ),
    ).rejects.toThrow('disk full')
    expect(await shop.filesLeft()).toEqual([])
  })
})
