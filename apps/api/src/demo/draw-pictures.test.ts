import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { openImageWorkshop } from '../../test/image-workshop.ts'
import { ImageError } from '../images/image-error.ts'
import { DEMO_CLIPS } from './clips-data.ts'
import { drawPictures } from './draw-pictures.ts'
import { sourceOf } from './picture-source.ts'
import { planWorld } from './world-plan.ts'

const workshop = await openImageWorkshop()
afterAll(() => workshop.close())

it('stores a drawing and a rendered scene as they are, ready for grids', async () => {
  const { pins } = planWorld()
  const sources = [pins.at(-1 - DEMO_CLIPS.length), pins.at(0)].flatMap((pin) => (pin ? [sourceOf(pin)] : []))
  const file = sources.flatMap((source) => ('file' in source ? [source.file.pathname] : []))
  const [drawn, scene] = await drawPictures(workshop, sources, () => undefined)
  const { width, height } = await sharp(file[0]).metadata()
  expect(scene).toMatchObject({ width, height })
  expect(scene?.signature).not.toBe(drawn?.signature)
  const { metadata } = await workshop.derived(scene?.signature ?? '', '236x', 'webp')
  expect(metadata).toMatchObject({ format: 'webp', width: 236 })
})

it('waits for its turn where decoders are busy, and gives up where they stay so', async () => {
  const { decoders } = workshop
  let refusals = 3
  const run: typeof decoders.run = (kind, job) =>
    refusals-- > 0 ? Promise.reject(new ImageError('UNAVAILABLE', 'busy')) : decoders.run(kind, job)
  const sources = [{ svg: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>' }]
  const draw = () => drawPictures({ ...workshop, decoders: { ...decoders, run } }, sources, () => undefined)
  expect(await draw()).toMatchObject([{ width: 300, height: 300 }])
  refusals = Infinity
  await expect(draw()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
