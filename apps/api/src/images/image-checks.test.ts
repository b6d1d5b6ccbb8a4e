import { imageSizeRules } from '@tessera/api-types/images/image-path'
import { describe, expect, it } from 'vitest'
import { paintSample, sampleJpeg } from '../../test/image-samples.ts'
import { negotiateFormat } from './image-format.ts'
import { imageSignature } from './image-signature.ts'
import { derivedKey, keysOfSignature, originalKey, scaleFor } from './image-sizes.ts'
import { detectImageType } from './image-type.ts'
import { countJpegScans } from './jpeg-scans.ts'

describe('the type of a file', () => {
  it.each([
    ['%PDF-1.7', 'application/pdf'],
    ['BM\x46\x00\x00\x00\x00\x00\x00\x00\x36\x00\x00\x00\x28\x00', 'image/bmp'],
    ['\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'HEIC'],
    ['<svg onload="x()">', 'SVG'],
    ['plain words', 'not a picture that we know'],
  ])('%j is refused by name', async (head, words) => {
    await expect(detectImageType(Buffer.from(head, 'latin1'))).rejects.toMatchObject({
      code: 'IMAGE_TYPE_UNSUPPORTED',
      detail: expect.stringContaining(words),
    })
  })

  it('is found in the content', async () => {
    expect(await detectImageType(await sampleJpeg({ seed: 1, width: 80, height: 80 }))).toBe('image/jpeg')
    const tiff = await paintSample({ seed: 1, width: 300, height: 300 })
      .tiff({ compression: 'none' })
      .toBuffer()
    expect(await detectImageType(tiff)).toBe('image/tiff')
  })
})

describe('negotiating a format', () => {
  it.each([
    [undefined, 'jpeg', 'jpeg'],
    ['', 'jpeg', 'jpeg'],
    ['*/*', 'jpeg', 'jpeg'],
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'webp', 'avif'],
    ['image/WEBP;q=0.9', 'webp', 'webp'],
    ['image/webp;q=0, image/avif;q=0.0', 'jpeg', 'jpeg'],
  ] as const)('Accept %j is %s, or %s where AVIF is on', (accept, plain, withAvif) => {
    expect(negotiateFormat(accept, { avif: false })).toBe(plain)
    expect(negotiateFormat(accept, { avif: true })).toBe(withAvif)
  })
})

describe('signatures and keys', () => {
  it('a signature is the MD5 of all the content, also across slices', async () => {
    expect(await imageSignature(Buffer.from('abc'))).toBe('900150983cd24fb0d6963f7d28e17f72')
    expect(await imageSignature(Buffer.alloc(3 * 1024 * 1024 + 5))).toBe('43d6e7fc13b258bbbe1ae441ccc18113')
  })

  it('keys follow the path rule, one for each size and format', () => {
    const signature = 'abcdef0123456789abcdef0123456789'
    expect(derivedKey(signature, '474x', 'webp')).toBe(`images/474x/ab/cd/ef/${signature}.webp`)
    expect(originalKey(signature, 'png')).toBe(`images/orig/ab/cd/ef/${signature}.png`)
    expect(new Set(keysOfSignature(signature)).size).toBe(2 + (Object.keys(imageSizeRules).length - 1) * 3)
  })

  it('decoding is only as large as the size needs', () => {
    expect(scaleFor('736x', { width: 1472, height: 10 })).toBe(0.5)
    expect(scaleFor('136x136', { width: 2000, height: 272 })).toBe(0.5)
    expect(scaleFor('600x315', { width: 100, height: 100 })).toBe(1)
  })
})

describe('scans of a JPEG', () => {
  it('are one in a plain file and several in a progressive one', async () => {
    const sharp = (await import('sharp')).default
    const plain = await sampleJpeg({ seed: 2, width: 200, height: 200 })
    expect(countJpegScans(plain)).toBe(1)
    const scans = countJpegScans(await sharp(plain).jpeg({ progressive: true }).toBuffer())
    expect(scans).toBeGreaterThan(4)
    expect(scans).toBeLessThan(20)
  })
})
