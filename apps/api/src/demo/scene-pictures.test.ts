import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DESCRIPTOR_SIDE, descriptorDistance, describePicture } from '../images/descriptor.ts'
import { SCENE_PICTURES } from './scene-pictures-data.ts'

const folder = new URL('scenes/', import.meta.url)
const fileOf = (name: string) => new URL(`${name}.webp`, folder).pathname
const LEAST_DISTANCE = 0.1

describe('the rendered pictures of the demo world', () => {
  it('are those that lie in the folder, each once', () => {
    const files = readdirSync(folder).map((file) => file.replace(/\.webp$/, ''))
    expect(SCENE_PICTURES.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
  })

  it('have words of their own', () => {
    const words = SCENE_PICTURES.flatMap(({ title, description, altText }) => [title, description, altText])
    expect(new Set(words).size).toBe(words.length)
  })

  it('are at least 480 pixels on each side', async () => {
    const sizes = await Promise.all(SCENE_PICTURES.map(({ file }) => sharp(fileOf(file)).metadata()))
    for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(480)
  })

  it('do not look alike: no two are as near as a copy would be', async ({ annotate }) => {
    const described = await Promise.all(
      SCENE_PICTURES.map(async ({ file }) => {
        const pixels = await sharp(fileOf(file))
          .resize(DESCRIPTOR_SIDE, DESCRIPTOR_SIDE, { fit: 'fill' })
          .removeAlpha()
          .raw()
          .toBuffer()
        return { file, descriptor: describePicture(pixels) }
      }),
    )
    const pairs = described.flatMap((one, at) =>
      described.slice(at + 1).map((other) => ({
        pair: `${one.file} and ${other.file}`,
        distance: descriptorDistance(one.descriptor, other.descriptor),
      })),
    )
    const [nearest] = pairs.toSorted((one, other) => one.distance - other.distance)
    await annotate(
      `The nearest of ${described.length}: ${nearest?.pair}, ${nearest?.distance.toFixed(3)} apart`,
    )
    expect(nearest?.distance).toBeGreaterThan(LEAST_DISTANCE)
  })
})
