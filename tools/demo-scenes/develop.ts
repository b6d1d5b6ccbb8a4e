/**
 * Develops rendered scenes into pictures of the demo world: noise away, tones spread, WebP.
 *
 *     node tools/demo-scenes/develop.ts RENDERED INTO
 *
 * What is in INTO already is left as it is.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { denoise, type Planes } from './denoise.ts'

const QUALITY = 76

async function readPlanes(file: string): Promise<Planes> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
  return {
    width: info.width,
    height: info.height,
    data: Float32Array.from(values, (value) => value / 65_535),
  }
}

/** Stretches the tones so that the darkest half percent is near black and the brightest near white. */
function spreadTones({ data, ...size }: Planes): Planes {
  const sorted = Float32Array.from(data).sort()
  const low = Math.min(0.06, sorted[Math.floor(sorted.length * 0.004)] as number)
  const high = Math.max(0.82, sorted[Math.floor(sorted.length * 0.997)] as number)
  return { ...size, data: data.map((value) => Math.min(1, Math.max(0, (value - low) / (high - low)))) }
}

async function develop(folder: string, name: string, into: string): Promise<void> {
  const part = (kind: string) => readPlanes(join(folder, `${name}${kind}.png`))
  const [color, albedo, normal] = [await part(''), await part('.albedo'), await part('.normal')]
  const { width, height, data } = spreadTones(denoise(color, { albedo, normal }))
  await sharp(
    Uint8Array.from(data, (value) => Math.round(value * 255)),
    { raw: { width, height, channels: 3 } },
  )
    .modulate({ saturation: 1.12 })
    .sharpen({ sigma: 0.6, m1: 0.4, m2: 1 })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(into, `${name}.webp`))
}

const [folder, into] = process.argv.slice(2)
if (!folder || !into) throw new Error('Usage: node tools/demo-scenes/develop.ts RENDERED INTO')
await mkdir(into, { recursive: true })
const names = (await readdir(folder))
  .filter((file) => /^[a-z_]+-\d+\.png$/.test(file))
  .map((file) => file.slice(0, -'.png'.length))
for (const name of names) if (!existsSync(join(into, `${name}.webp`))) await develop(folder, name, into)
