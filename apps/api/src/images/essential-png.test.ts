import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodedSample, paintSample } from '../../test/image-samples.ts'
import { essentialPng } from './essential-png.ts'

const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()

describe('the essential PNG', () => {
  it('has the same pixels and orientation, and none of the texts', async () => {
    const bytes = await paintSample({ seed: 1, width: 90, height: 70 })
      .png()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Orientation: '6' } })
      .toBuffer()
    const text = Buffer.from('\0\0\0\u0005tEXta\0abc\0\0\0\0', 'latin1')
    const noisy = Buffer.concat([
      bytes.subarray(0, 33),
      text,
      text,
      bytes.subarray(33),
      Buffer.from('behind'),
    ])
    const clean = essentialPng(noisy)
    expect(Buffer.from(clean).includes('tEXt')).toBe(false)
    expect(Buffer.from(clean).includes('behind')).toBe(false)
    expect(await pixelsOf(clean)).toEqual(await pixelsOf(bytes))
    expect((await sharp(clean).metadata()).orientation).toBe((await sharp(bytes).metadata()).orientation)
  })

  it('ends at a torn chunk, which a decoder then refuses', async () => {
    const bytes = await encodedSample({ seed: 2, width: 90, height: 70 }, 'png')
    await expect(pixelsOf(essentialPng(bytes.subarray(0, 60)))).rejects.toThrow('corrupt header')
    expect(essentialPng(bytes.subarray(0, 8))).toHaveLength(8)
  })
})
