import sharp from 'sharp'
import type { Sharp } from 'sharp'

export interface SampleShape {
  seed: number
  width: number
  height: number
}

/** A small repeatable generator of numbers from 0 up to 1. */
export function seededNumbers(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32
  }
}

/** A made-up picture: a gradient with overlapping shapes, the same for the same seed. */
export function paintSample({ seed, width, height }: SampleShape): Sharp {
  const next = seededNumbers(seed)
  const hue = () => Math.floor(next() * 360)
  const colour = () => `hsl(${hue()} ${30 + Math.floor(next() * 60)}% ${20 + Math.floor(next() * 60)}%)`
  const shapes = Array.from({ length: 9 }, () =>
    next() < 0.5
      ? `<circle cx="${next() * width}" cy="${next() * height}" r="${(0.05 + next() * 0.25) * width}" fill="${colour()}"/>`
      : `<rect x="${next() * width}" y="${next() * height}" width="${next() * width * 0.5}" height="${next() * height * 0.4}" fill="${colour()}" transform="rotate(${Math.floor(next() * 90)})"/>`,
  )
  const gradient = `<linearGradient id="g" x1="0" y1="0" x2="${next()}" y2="1"><stop offset="0" stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${gradient}</defs><rect width="100%" height="100%" fill="url(#g)"/>${shapes.join('')}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha()
}

export const sampleJpeg = (shape: SampleShape, quality = 85): Promise<Buffer> =>
  paintSample(shape).jpeg({ quality }).toBuffer()

/** A grainy 12 megapixel photograph-like JPEG: what a telephone uploads. */
export const photoSample = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(2)
    .composite([
      {
        input: { create: { width: 1600, height: 1200, channels: 3, background: '#b5522b' } },
        left: 800,
        top: 600,
        blend: 'overlay',
      },
    ])
    .jpeg({ quality: 88 })
    .toBuffer()

export const encodedSample = (shape: SampleShape, format: 'webp' | 'avif' | 'png'): Promise<Buffer> =>
  paintSample(shape).toFormat(format).toBuffer()
