import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { paintSample } from '../../test/image-samples.ts'
import { describePicture, DESCRIPTOR_LENGTH, DESCRIPTOR_SIDE, descriptorDistance } from './descriptor.ts'
import { dominantColor } from './dominant-color.ts'

const shape = { width: 600, height: 800 }
const describeSharp = async (picture: Sharp) =>
  describePicture(
    await sharp(await picture.png().toBuffer())
      .resize(DESCRIPTOR_SIDE, DESCRIPTOR_SIDE, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer(),
  )
const painted = (seed: number) => paintSample({ seed, ...shape })
const again = async (picture: Sharp) => sharp(await picture.png().toBuffer())
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

describe('the descriptor', () => {
  it('has 128 bytes and is the same for the same pixels', async () => {
    const [one, other] = await Promise.all([describeSharp(painted(1)), describeSharp(painted(1))])
    expect(one).toHaveLength(DESCRIPTOR_LENGTH)
    expect(other).toEqual(one)
    expect(() => describePicture(new Uint8Array(12))).toThrow(RangeError)
  })

  it('is near for a picture made smaller or compressed hard, further when mirrored, far for others', async () => {
    const own = await Promise.all(Array.from({ length: 16 }, (_, seed) => describeSharp(painted(seed))))
    const variant = async (change: (picture: Sharp) => Sharp) =>
      Promise.all(
        own.map(async (descriptor, seed) =>
          descriptorDistance(descriptor, await describeSharp(change(await again(painted(seed))))),
        ),
      )
    const smaller = await variant((picture) => picture.resize(150))
    const compressed = await Promise.all(
      own.map(async (descriptor, seed) =>
        descriptorDistance(
          descriptor,
          await describeSharp(sharp(await painted(seed).jpeg({ quality: 15 }).toBuffer())),
        ),
      ),
    )
    const mirrored = await variant((picture) => picture.flop())
    const others = own.flatMap((one, at) => own.slice(at + 1).map((other) => descriptorDistance(one, other)))

    expect(Math.max(...smaller)).toBeLessThan(0.05)
    expect(Math.max(...compressed)).toBeLessThan(0.15)
    expect(median(mirrored)).toBeGreaterThan(median(compressed))
    expect(median(mirrored)).toBeLessThan(median(others))
    expect(Math.min(...others)).toBeGreaterThan(Math.max(...compressed))
  })

  it('ranks copies first, then the same colours, then the rest', async () => {
    const ring = (hue: number, x: number) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="hsl(${hue} 60% 80%)"/><circle cx="${x}" cy="150" r="80" fill="hsl(${hue} 70% 35%)"/></svg>`,
        ),
      )
    const wanted = await describeSharp(ring(20, 150))
    const ranked = async (pictures: Record<string, Sharp>) => {
      const rows = await Promise.all(
        Object.entries(pictures).map(async ([name, picture]) => ({
          name,
          distance: descriptorDistance(wanted, await describeSharp(picture)),
        })),
      )
      return rows.toSorted((one, other) => one.distance - other.distance).map(({ name }) => name)
    }
    expect(
      await ranked({
        blue: ring(220, 150),
        moved: ring(20, 190),
        copy: ring(21, 151),
        'a painting': painted(3),
      }),
    ).toEqual(['copy', 'moved', 'blue', 'a painting'])
  })
})

describe('the dominant colour', () => {
  it('is the mean of the most frequent colour, not of everything', () => {
    const pixels = [
      ...Array.from({ length: 6 }, () => [200, 30, 40]).flat(),
      ...Array.from({ length: 4 }, () => [0, 0, 250]).flat(),
    ]
    expect(dominantColor(Uint8Array.from(pixels))).toBe('#c81e28')
    expect(dominantColor(new Uint8Array(0))).toBe('#000000')
  })
})
