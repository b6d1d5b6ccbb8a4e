import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { storyFaults } from '@tessera/api-types/story-pins/story-faults'
import { operations } from '../operations.ts'
import { defaultSoundLimits, processSound } from '../sounds/sound-library.ts'
import { aMember } from '../testing/test-callers.ts'
import { aBoard, anImage, aPin } from '../testing/test-content.ts'
import { testDeps } from '../testing/test-deps.ts'
import { callerOf } from '../testing/test-operations.ts'
import { type DemoScene, writeStories } from './demo-stories.ts'
import { DEMO_STORIES, DEMO_TRACKS } from './demo-stories-data.ts'
import { subjectOf } from './aggregated-pin-rows.ts'
import { planWorld } from './world-plan.ts'
import { SCENE_PICTURES } from './scene-pictures-data.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const MAX_BYTES = 150_000

it.each(DEMO_TRACKS)('$file is small, and as long as it says', async ({ file, durationMs }) => {
  const input = fileURLToPath(new URL(`music/${file}.m4a`, import.meta.url))
  expect((await stat(input)).size).toBeLessThanOrEqual(MAX_BYTES)
  const folder = await mkdtemp(join(tmpdir(), 'tessera-demo-music-'))
  const job = { input, folder, bitrate: '64k', limits: defaultSoundLimits } as const
  const sound = await processSound(job, new AbortController().signal)
  await rm(folder, { recursive: true, force: true })
  expect(Math.abs(sound.durationMs - durationMs)).toBeLessThan(100)
})

it('stories are made of pictures that everybody sees, and of no products', () => {
  const plan = planWorld()
  for (const [scene] of DEMO_STORIES.flatMap(({ pages }) => pages)) {
    const pin = plan.pins.find(({ picture }) => 'scene' in picture && picture.scene === scene)
    expect(pin && plan.boards[pin.board]?.isSecret).toBe(false)
    expect((pin && subjectOf(pin, new Date())?.products) ?? []).toEqual([])
  }
})

it('C-3.32 the demo world has stories with music, which their owners may edit', async () => {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  const named = [
    ...DEMO_TRACKS.map(({ scene }) => scene),
    ...DEMO_STORIES.flatMap(({ pages }) => pages.map(([s]) => s)),
  ]
  const pins = new Map<string, { id: string; scene: DemoScene }>()
  for (const name of new Set(named)) {
    const altText = SCENE_PICTURES.find(({ file }) => file === name)?.altText
    expect(altText).toBeDefined()
    const { id, aggregatedPinId } = await aPin(deps, ada, board)
    const scene = {
      pinId: id,
      title: name,
      description: '',
      aggregatedPinId,
      ownerId: ada.userId,
      signature: await anImage(deps),
      altText: altText ?? '',
    }
    pins.set(name, { id, scene })
  }
  await writeStories(deps, new Map([...pins].map(([name, { scene }]) => [name, scene])))
  for (const { pages, track } of DEMO_STORIES) {
    const { id = '' } = pins.get(pages[0]?.[0] ?? '') ?? {}
    const { story_pin_data: story } = await call(ada, 'pins.get', { id })
    const { title, artist } = DEMO_TRACKS.find(({ file }) => file === track) ?? {}
    expect(story?.music_attributions).toMatchObject([{ title, artist, isrc: null }])
    expect(story?.pages.map(({ blocks }) => blocks.length)).toEqual(pages.map(() => 3))
    const content = await call(ada, 'storyPins.content', { pin_id: id })
    expect(storyFaults(content)).toEqual([])
    await call(ada, 'storyPins.edit', { pin_id: id, template_type: 'none', pages: content.pages })
  }
})
