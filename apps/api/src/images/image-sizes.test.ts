import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { imageSizeRules, pinImageSizes } from '@tessera/api-types/images/image-path'
import { sampleJpeg } from '../../test/image-samples.ts'
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

describe('sizes of a picture', () => {
  it('C-3.05 C-3.09 every size of the documents and 75x75 can be had', async () => {
    const { signature } = await shop.library.ingest(await sampleJpeg({ seed: 7, width: 1000, height: 1500 }))
    for (const size of [...pinImageSizes, '75x75'] as const) {
      const { metadata, contentType } = await shop.derived(signature, size)
      const rule = imageSizeRules[size]
      expect(contentType).toBe('image/jpeg')
      expect(metadata.width).toBe('width' in rule ? rule.width : 1000)
      expect(metadata.height).toBe('height' in rule ? rule.height : Math.round(metadata.width * 1.5))
    }
  })

  it('comes as WebP or AVIF when that is asked for', async () => {
    const { signature } = await shop.library.ingest(await sampleJpeg({ seed: 8, width: 400, height: 300 }))
    expect((await shop.derived(signature, '236x', 'webp')).contentType).toBe('image/webp')
    expect((await shop.derived(signature, '60x60', 'avif')).metadata.format).toBe('heif')
  })

  it('makes a missing size once for all who ask at the same time', async () => {
    const { signature } = await shop.library.ingest(await sampleJpeg({ seed: 9, width: 700, height: 900 }))
    const put: string[] = []
    const counting: Storage = {
      ...shop.storage,
      put: (key, body, options) => (put.push(key), shop.storage.put(key, body, options)),
    }
    const other = createImageLibrary({
      storage: counting,
      decoders: shop.decoders,
      limits: defaultImageLimits,
    })
    const all = await Promise.all(
      Array.from({ length: 8 }, () => other.deriveImage(signature, '600x315', 'jpeg')),
    )
    for (const found of all) found?.body.destroy()
    expect(all.every((found) => found?.size === all[0]?.size)).toBe(true)
    expect(put).toHaveLength(1)
  })

  it('an unknown signature has none', async () => {
    expect(await shop.library.deriveImage('0'.repeat(32), '236x', 'jpeg')).toBeUndefined()
    expect(await shop.library.deriveImage('0'.repeat(32), 'orig', 'jpeg')).toBeUndefined()
  })

  it('a very long picture keeps a stored height that every format can hold', async () => {
    const bytes = await sharp({ create: { width: 100, height: 30_000, channels: 3, background: '#00aa88' } })
      .jpeg()
      .toBuffer()
    const image = await shop.library.ingest(bytes)
    expect(image.height).toBe(16_383)
    expect((await shop.derived(image.signature, '236x', 'webp')).metadata.height).toBe(16_383)
  })

  it('removing a picture removes every size', async () => {
    const { signature } = await shop.library.ingest(await sampleJpeg({ seed: 10, width: 400, height: 300 }))
    await shop.derived(signature, '75x75')
    await shop.library.removeImage(signature)
    expect(await shop.filesLeft()).toEqual([])
  })
})
