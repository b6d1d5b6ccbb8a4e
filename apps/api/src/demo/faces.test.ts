import { readdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DESCRIPTOR_SIDE, descriptorDistance, describePicture } from '../images/descriptor.ts'
import { DEMO_FACES } from './faces-data.ts'
import { DEMO_PEOPLE } from './people.ts'
import { faceOf } from './picture-source.ts'

const folder = new URL('faces/', import.meta.url)
const fileOf = (name: string) => new URL(`${name}.webp`, folder).pathname
const MOST_BYTES = 8_192
const SIDE = 192
const LEAST_DISTANCE = 0.1

describe('the profile pictures of the demo people', () => {
  it('are those that lie in the folder, one for each person', () => {
    const files = readdirSync(folder).map((file) => file.replace(/\.webp$/, ''))
    expect(DEMO_FACES.toSorted()).toEqual(files.toSorted())
    expect(DEMO_PEOPLE.map((_, person) => faceOf(person))).toEqual(
      DEMO_FACES.map((name) => ({ file: new URL(`${name}.webp`, folder) })),
    )
  })

  it('are small squares', async () => {
    for (const name of DEMO_FACES) {
      const { width, height } = await sharp(fileOf(name)).metadata()
      expect([name, width, height]).toEqual([name, SIDE, SIDE])
      expect(statSync(fileOf(name)).size).toBeLessThanOrEqual(MOST_BYTES)
    }
  })

  it('do not look alike: no two are as near as a copy would be', async ({ annotate }) => {
    const described = await Promise.all(
      DEMO_FACES.map(async (name) => {
        const pixels = await sharp(fileOf(name))
          .resize(DESCRIPTOR_SIDE, DESCRIPTOR_SIDE, { fit: 'fill' })
          .removeAlpha()
          .raw()
          .toBuffer()
        return { name, descriptor: describePicture(pixels) }
      }),
    )
    const pairs = described.flatMap((one, at) =>
      described.slice(at + 1).map((other) => ({
        pair: `${one.name} and ${other.name}`,
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
