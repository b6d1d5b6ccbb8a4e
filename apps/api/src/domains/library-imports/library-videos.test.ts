import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { STORY_BLOCK_TYPES as types } from '@tessera/api-types/story-pins/story-constants'
import type { Member } from '@tessera/shared-auth'
import { beforeAll, expect, it, vi } from 'vitest'
import { sampleVideo } from '../../../test/video-samples.ts'
import { LIBRARY_FILE, VIDEOS_FOLDER } from '../../library/library-format.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { filesOf } from '../../testing/unzipped.ts'
import { INCOMING_FOLDER, videoKey } from '../../videos/video-keys.ts'
import { bringVideo } from '../media/video-upload-service.ts'
import { importSteps, zipOf } from './testing/import-steps.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const deps = await testDeps()
const steps = importSteps(deps)
const { call } = steps

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nWaves roll in\n'
let clip: Buffer
let owner: Member
let signature: string
let archive: Buffer

beforeAll(async () => {
  clip = await sampleVideo({ width: 160, height: 120, seconds: 1 })
  owner = await aMember(deps)
  const video = { body: Readable.from([clip]), coverMs: 300, captions: null }
  signature = (await bringVideo(owner, video, deps)).signature
  await call(owner, 'media.setCaptions', { signature, language: 'en', captions: CAPTIONS })
  const { id } = await call(owner, 'boards.create', { name: 'Sea' })
  await call(owner, 'pins.create', { board_id: id, title: 'Waves', image_signature: signature })
  archive = await steps.exportOf(owner)
})

async function onlyPinOf(member: Member) {
  const board = (await call(member, 'boards.list', { username: member.username })).items[0]
  const { items } = await call(member, 'boards.feed', { board_id: board?.id ?? '' })
  return call(visitor, 'pins.get', { id: items[0]?.id ?? '' })
}

it('nothing of the file is stored beside the video that it became', async () => {
  const keys: string[] = []
  for await (const { key } of deps.storage.list(INCOMING_FOLDER)) keys.push(key)
  expect(keys).toEqual([])
})

it('a video comes out with its file, its cover and its captions', async () => {
  const files = filesOf(archive)
  const { boards } = JSON.parse(String(files[LIBRARY_FILE]))
  const { video } = boards[0].pins[0]
  expect(video).toEqual({
    file: expect.stringMatching(/^[0-9a-f]{32}\.mp4$/),
    cover_ms: 300,
    captions: { language: 'en', text: CAPTIONS },
  })
  const stored = await deps.storage.get(videoKey(signature, '720p.mp4'))
  const written = files[`${VIDEOS_FOLDER}/${video.file}`]
  expect(stored && written && crc32(written)).toBe(stored && crc32(await buffer(stored.body)))
})

it('a video comes along as a video, once', async () => {
  const ben = await aMember(deps)
  const report = await steps.read(ben, archive)
  expect(report).toMatchObject({ status: 'ready', counts: { pins: 1, faults: 0 } })
  expect(await steps.confirm(ben, report.id)).toMatchObject({ counts: { imported: 1, failed: 0 } })
  const pin = await onlyPinOf(ben)
  expect(pin).toMatchObject({ title: 'Waves', content: { kind: 'video' } })
  const again = JSON.parse(String(filesOf(await steps.exportOf(ben))[LIBRARY_FILE]))
  expect(again.boards[0].pins[0].video).toMatchObject({ cover_ms: 300, captions: { text: CAPTIONS } })
  expect((await steps.read(ben, archive)).counts).toMatchObject({ pins: 0, duplicates: 1 })
})

it('a video whose file is broken, too large or missing is told in the report', async () => {
  const { [LIBRARY_FILE]: document = '', ...others } = filesOf(archive)
  const name = Object.keys(others).find((path) => path.startsWith(VIDEOS_FOLDER)) ?? ''
  const { [name]: _file, ...without } = others
  const cora = await aMember(deps)
  const missing = await steps.read(cora, await zipOf({ ...without, [LIBRARY_FILE]: document }))
  expect(missing.counts).toMatchObject({ pins: 0, faults: 1 })
  const broken = await steps.read(
    cora,
    await zipOf({ ...others, [name]: 'no video', [LIBRARY_FILE]: document }),
  )
  expect(await steps.confirm(cora, broken.id)).toMatchObject({ counts: { imported: 0, failed: 1 } })
  expect(await steps.items(cora, broken.id)).toContainEqual(
    expect.objectContaining({ type: 'pin', reason: 'unsupported_type' }),
  )
})

it('a story comes along with its clips', async () => {
  const ada = await aMember(deps)
  const cover = await bringVideo(ada, { body: Readable.from([clip]), coverMs: 0, captions: null }, deps)
  const { id: board_id } = await call(ada, 'boards.create', { name: 'Bakery' })
  const block = { type: types.video, video_signature: cover.signature, alt_text: 'Kneading' }
  const pages = [{ id: 'clip', blocks: [block] }]
  await call(ada, 'storyPins.create', { board_id, title: 'A loaf', template_type: 'none', pages })
  const eva = await aMember(deps)
  const { id } = await steps.read(eva, await steps.exportOf(ada))
  expect(await steps.confirm(eva, id)).toMatchObject({ counts: { imported: 1, failed: 0 } })
  const { story_pin_data } = await onlyPinOf(eva)
  expect(story_pin_data?.pages[0]?.blocks).toMatchObject([{ type: types.video, alt_text: 'Kneading' }])
})

it('a copy of somebody else’s video comes along as its cover', async () => {
  const dora = await aMember(deps)
  const { id } = await call(dora, 'boards.create', { name: 'Saved' })
  await call(dora, 'pins.save', { pin_id: (await onlyPinOf(owner)).id, board_id: id })
  const names = Object.keys(filesOf(await steps.exportOf(dora)))
  expect(names.filter((path) => path.startsWith(VIDEOS_FOLDER))).toEqual([])
})
