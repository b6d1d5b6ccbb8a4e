import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { openImageWorkshop } from '../../test/image-workshop.ts'
import { createVideoLibrary } from '../videos/video-library.ts'
import { videoKey } from '../videos/video-keys.ts'
import { defaultVideoLimits } from '../videos/video-limits.ts'
import { DEMO_CLIPS } from './clips-data.ts'
import { drawPictures } from './draw-pictures.ts'
import { sourceOf } from './picture-source.ts'
import { planWorld } from './world-plan.ts'

const workshop = await openImageWorkshop()
const { library: images, storage } = workshop
const videos = createVideoLibrary({ storage, images, limits: defaultVideoLimits })
const shop = { ...workshop, videos }
afterAll(() => workshop.close())

it('stores a drawing and a rendered scene as they are, ready for grids', async () => {
  const { pins } = planWorld(600)
  const sources = [pins.at(-1 - DEMO_CLIPS.length), pins.at(0)].flatMap((pin) => (pin ? [sourceOf(pin)] : []))
  const file = sources.flatMap((source) => ('file' in source ? [source.file.pathname] : []))
  const [drawn, scene] = await drawPictures(shop, sources, () => undefined)
  const { width, height } = await sharp(file[0]).metadata()
  expect(scene).toMatchObject({ width, height })
  expect(scene?.signature).not.toBe(drawn?.signature)
  const { metadata } = await workshop.derived(scene?.signature ?? '', '236x', 'webp')
  expect(metadata).toMatchObject({ format: 'webp', width: 236 })
})

it('makes every version of a clip, and leaves nothing of the upload', async () => {
  const [clip] = planWorld(600).pins.slice(-1)
  const source = clip && sourceOf(clip)
  if (!source || !('clip' in source)) throw new Error('There is no clip.')
  const [made] = await drawPictures(shop, [source], () => undefined)
  expect(made).toMatchObject({ width: 360, height: 480, video: { width: 360, height: 480 } })
  expect(made?.video?.durationMs).toBeGreaterThan(2_000)
  const left = await workshop.filesLeft()
  expect(left.filter((name) => name.endsWith('.bin'))).toEqual([])
  const whole = await storage.get(videoKey(made?.signature ?? '', '720p.mp4'))
  expect(whole?.contentType).toBe('video/mp4')
}, 60_000)
