import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { paintSample, seededNumbers } from '../../test/image-samples.ts'
import { describeRegion } from './describe-region.ts'
import type { Region } from './decoder-jobs.ts'
import { defaultImageLimits } from './image-limits.ts'
import { PackedIndex } from './packed-index.ts'

const SCENES = 40
const OTHERS = 240
const RECALL_FLOOR = 0.9
const WHOLE = { x: 0, y: 0, w: 1, h: 1 }
const scene = { width: 736, height: 980 }

const thing = (seed: number, width: number, height: number): Sharp => paintSample({ seed, width, height })

const lookOf = async (picture: Sharp, region: Region = WHOLE, quality = 80) =>
  describeRegion({ bytes: await picture.jpeg({ quality }).toBuffer(), limits: defaultImageLimits, region })

/** A room of its own with the thing somewhere in it; and where, as somebody drags it by hand. */
async function sceneWith(seed: number): Promise<{ picture: Sharp; region: Region }> {
  const next = seededNumbers(seed + 5_000)
  const width = Math.round(scene.width * (0.3 + next() * 0.3))
  const height = Math.round(width * 1.2)
  const left = Math.round(next() * (scene.width - width))
  const top = Math.round(next() * (scene.height - height))
  const input = await thing(seed, width, height).png().toBuffer()
  const room = await thing(seed + 9_000, scene.width, scene.height)
    .png()
    .toBuffer()
  const picture = sharp(await sharp(room).composite([{ input, left, top }]).png().toBuffer())
  const slip = () => (next() - 0.5) * 0.06
  return {
    picture,
    region: {
      x: Math.max(0, left / scene.width + slip() * 0.5),
      y: Math.max(0, top / scene.height + slip() * 0.5),
      w: (width / scene.width) * (1 + slip()),
      h: (height / scene.height) * (1 + slip()),
    },
  }
}

it('a part of a picture finds its twin among hundreds of others: recall@12', async () => {
  const index = new PackedIndex()
  const seeds = Array.from({ length: SCENES }, (_, at) => at + 1)
  for (const seed of seeds) {
    const twin = thing(seed, 500, 600).modulate({ brightness: 1.06, saturation: 0.9 })
    index.add({ id: `twin-${seed}`, descriptor: await lookOf(twin, WHOLE, 60) })
  }
  for (let other = 0; other < OTHERS; other += 1)
    index.add({ id: `other-${other}`, descriptor: await lookOf(thing(20_000 + other, 240, 300)) })

  const recall = { part: 0, whole: 0 }
  for (const seed of seeds) {
    const { picture, region } = await sceneWith(seed)
    const finds = async (asked: Region) =>
      index.nearest(await lookOf(picture, asked), 12).some(({ id }) => id === `twin-${seed}`)
    if (await finds(region)) recall.part += 1 / SCENES
    if (await finds(WHOLE)) recall.whole += 1 / SCENES
  }
  process.stdout.write(
    `recall@12 of a part ${recall.part.toFixed(3)}, of the whole scene ${recall.whole.toFixed(3)}\n`,
  )
  expect(recall.part).toBeGreaterThanOrEqual(RECALL_FLOOR)
  expect(recall.whole).toBeLessThan(recall.part / 2)
}, 60_000)
