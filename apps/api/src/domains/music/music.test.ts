import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { sampleTone } from '../../../test/sound-samples.ts'
import type { DomainError } from '../../kernel/domain-error.ts'
import { operations } from '../../operations.ts'
import { musicRoutes } from '../../plugins/music-routes.ts'
import { signatureOfSoundKey, soundKey, storeSound } from '../../sounds/sound-library.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, anImage } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { insertUploads } from '../media/upload-store.ts'
import { sweepPictures } from '../media/sweep-service.ts'
import { isOfferedSound } from './music-store.ts'
import { isSoundAddress } from './sound-address.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
vi.setConfig({ testTimeout: 120_000 })

const fileOf = (bytes: Buffer, filename = 'tone.wav') => ({
  read: async () => bytes,
  stream: () => Readable.from([bytes]),
  size: bytes.length,
  filename,
})
async function anUpload(userId: string): Promise<string> {
  const imageSignature = await anImage(deps)
  const [createdAt, updatedAt] = [deps.now(), deps.now()]
  const upload = { id: deps.newId(), userId, mediaType: 'image', status: 'succeeded', imageSignature }
  await deps.transact((tx) => insertUploads(tx, [{ ...upload, createdAt, updatedAt }]))
  return imageSignature
}
const aStaff = async () => ({ ...(await aMember(deps)), isEmployee: true })
const license = 'Recorded by us'

let pitch = 200
async function aTrack(words: { title?: string; artist?: string; isrc?: string } = {}, seconds = 2) {
  pitch += 10
  const staff = await aStaff()
  const track = await call(staff, 'musicRecords.add', {
    title: 'Dawn',
    artist: 'The Makers',
    license,
    file: fileOf(sampleTone(pitch, seconds)),
    ...words,
  })
  return { staff, track }
}

const signatureIn = (url: string) => signatureOfSoundKey(url.split('?')[0] ?? '') ?? ''
const refusal = async (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: DomainError) => ({ code: error.code, fields: error.detail.fields }),
  )

it('C-3.32 staff add a track; it is encoded anew, and members find and hear it', async () => {
  const { track } = await aTrack({ title: 'Quiet Harbor', isrc: 'gb-abc-25-00001' })
  expect(track).toMatchObject({ title: 'Quiet Harbor', isrc: 'GBABC2500001', license, withdrawn_at: null })
  expect(track.duration).toBeGreaterThan(1_900)
  expect(track.duration).toBeLessThan(2_200)
  const stored = await deps.storage.get(soundKey(signatureIn(track.url)))
  expect(stored?.contentType).toBe('audio/mp4')
  const ada = await aMember(deps)
  const found = await call(ada, 'music.list', { q: 'quiet HARBOR' })
  expect(found.items.map(({ id }) => id)).toEqual([track.id])
  expect(Object.keys(found.items[0] ?? {})).not.toContain('license')
  expect(await call(ada, 'music.get', { id: track.id })).toEqual(found.items[0])
  await expect(call(visitor, 'music.list', {})).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
})

it('C-3.32 the library is read page by page, by title', async () => {
  const word = `Suite${deps.newId()}`
  for (const part of ['c', 'a', 'b']) await aTrack({ title: `${word} ${part}` }, 1)
  const ada = await aMember(deps)
  const first = await call(ada, 'music.list', { q: word, page_size: 2 })
  expect(first.items.map(({ title }) => title)).toEqual([`${word} a`, `${word} b`])
  const rest = await call(ada, 'music.list', { q: word, page_size: 2, bookmark: first.bookmark })
  expect(rest.items.map(({ title }) => title)).toEqual([`${word} c`])
  expect(rest.bookmark).toBeNull()
})

it('C-3.32 what is no music, or too much of it, is refused at the file', async () => {
  const staff = await aStaff()
  const add = (bytes: Buffer) =>
    refusal(
      call(staff, 'musicRecords.add', {
        title: 'No',
        artist: 'No',
        license,
        file: fileOf(bytes, 'song.mp3'),
      }),
    )
  const refused = (key: string) => ({ code: 'INVALID_INPUT', fields: { file: { key } } })
  expect(await add(Buffer.from('#EXTM3U\nfile:///etc/passwd\n'.repeat(50)))).toEqual(
    refused('field.music.type'),
  )
  expect(await add(sampleTone(300, 601, 8_000))).toEqual(refused('field.music.long'))
  expect(await add(Buffer.alloc(20 * 1024 * 1024 + 1))).toEqual(refused('field.music.large'))
  expect(
    await refusal(
      call(staff, 'musicRecords.add', {
        title: 'No',
        artist: 'No',
        isrc: 'nothing',
        license,
        file: fileOf(sampleTone(300, 1)),
      }),
    ),
  ).toMatchObject({ code: 'INVALID_INPUT', fields: { isrc: { key: 'field.music.isrc' } } })
})

async function aStoryWith(...tracks: { id: string; start_ms?: number }[][]) {
  const ada = await aMember(deps)
  const [board, image_signature] = [await aBoard(deps, ada), await anUpload(ada.userId)]
  const pages = tracks.map((used, at) => ({
    id: `p${at}`,
    blocks: [
      { type: 'story_pin_image_block' as const, image_signature },
      ...used.map(({ id, start_ms = 0 }) => ({
        type: 'story_pin_music_block' as const,
        track_id: id,
        start_ms,
      })),
    ],
  }))
  return { ada, write: () => call(ada, 'storyPins.create', { board_id: board.id, title: 'Slow', pages }) }
}

it('C-3.32 C-3.33 a story names its music; a withdrawn track falls silent, and its pages stay', async () => {
  const { staff, track } = await aTrack({ title: 'Rain', isrc: 'GBABC2500002' })
  const { ada, write } = await aStoryWith([{ id: track.id, start_ms: 500 }], [{ id: track.id }])
  const { id, story_pin_data: story } = await write()
  const { artist, isrc, title, thumbnail } = track
  expect(story?.music_attributions).toEqual([{ artist, isrc, title, thumbnail }])
  const musicOn = (pages = story?.pages) =>
    pages?.map(({ blocks }) => blocks.filter(({ type }) => type === 'story_pin_music_block'))
  expect(musicOn()).toMatchObject([
    [{ start_ms: 500, track: { id: track.id, url: track.url } }],
    [{ start_ms: 0, track: { id: track.id } }],
  ])
  expect(await isOfferedSound(deps.read, signatureIn(track.url))).toBe(true)

  await call(staff, 'musicRecords.withdraw', { id: track.id })
  const silent = (await call(ada, 'pins.get', { id })).story_pin_data
  expect(silent?.music_attributions).toEqual([])
  expect(silent?.pages.map(({ blocks }) => blocks.map(({ type }) => type))).toEqual([
    ['story_pin_image_block'],
    ['story_pin_image_block'],
  ])
  expect(await isOfferedSound(deps.read, signatureIn(track.url))).toBe(false)
  expect((await call(ada, 'music.list', { q: 'Rain' })).items).toEqual([])
  await expect(call(ada, 'music.get', { id: track.id })).rejects.toMatchObject({ code: 'MUSIC_NOT_FOUND' })
  await expect(write()).rejects.toMatchObject({ code: 'MUSIC_NOT_FOUND' })

  // What is there already stays through a change of something else.
  const content = await call(ada, 'storyPins.content', { pin_id: id })
  await call(ada, 'storyPins.edit', { ...content, pin_id: id, title: 'Slower' })
  await call(staff, 'musicRecords.offer', { id: track.id })
  expect((await call(ada, 'pins.get', { id })).story_pin_data?.music_attributions).toHaveLength(1)
})

it('C-3.33 a page has one track, more than its music, and begins it before it ends', async () => {
  const [{ track }, { track: other }] = [await aTrack(), await aTrack()]
  const twice = await aStoryWith([{ id: track.id }, { id: other.id }])
  expect(await refusal(twice.write())).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { 'pages.0.blocks.2.track_id': { key: 'field.story.twoTracks' } },
  })
  const late = await aStoryWith([{ id: track.id, start_ms: 60_000 }])
  expect(await refusal(late.write())).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { 'pages.0.blocks.1.start_ms': { key: 'field.story.musicStart' } },
  })
})

it('C-3.32 a thumbnail is a picture that staff uploaded; words can be changed', async () => {
  const staff = await aStaff()
  const thumbnail_signature = await anUpload(staff.userId)
  const file = fileOf(sampleTone(901, 1))
  const fields = { title: 'Blue', artist: 'B', license, file }
  const stranger = await anUpload((await aMember(deps)).userId)
  await expect(
    call(staff, 'musicRecords.add', { ...fields, thumbnail_signature: stranger }),
  ).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
  const track = await call(staff, 'musicRecords.add', { ...fields, thumbnail_signature })
  expect(track.thumbnail).toContain(thumbnail_signature)
  const changed = await call(staff, 'musicRecords.update', { id: track.id, artist: 'C' })
  expect(changed).toEqual({ ...track, artist: 'C' })
})

it('a sound that no track has is swept, and that of a withdrawn one is kept', async () => {
  const { staff, track } = await aTrack()
  await call(staff, 'musicRecords.withdraw', { id: track.id })
  const lost = await storeSound(deps.storage, Buffer.from(`lost ${deps.newId()}`))
  await sweepPictures(deps)
  expect(await deps.storage.exists(soundKey(lost))).toBe(true)
  deps.setNow(new Date(Date.now() + 13 * 60 * 60 * 1000))
  await sweepPictures(deps)
  deps.setNow(null)
  expect(await deps.storage.exists(soundKey(lost))).toBe(false)
  expect(await deps.storage.exists(soundKey(signatureIn(track.url)))).toBe(true)
})

it('C-3.32 the address of a sound works for who was shown its track, for half a day at least', async () => {
  const site = Fastify()
  musicRoutes({
    storage: deps.storage,
    isOffered: (signature) => isOfferedSound(deps.read, signature),
    isSigned: (signature, query) => isSoundAddress(deps.site.secret, signature, query, deps.now()),
  })(site)
  const statusOf = async (url: string) => (await site.inject({ url })).statusCode
  const noon = new Date('2027-03-01T11:59:59Z')
  deps.setNow(noon)
  const [{ track }, { track: other }] = [await aTrack(), await aTrack()]
  const url = new URL(track.url, deps.site.publicUrl)
  const ask = (change: (asked: URL) => void) => {
    const asked = new URL(url)
    change(asked)
    return statusOf(`${asked.pathname}${asked.search}`)
  }
  const after = (hours: number) => deps.setNow(new Date(noon.getTime() + hours * 60 * 60 * 1000))
  expect(await ask(() => undefined)).toBe(200)
  expect((await call(await aMember(deps), 'music.get', { id: track.id })).url).toBe(track.url)
  const otherPath = new URL(other.url, deps.site.publicUrl).pathname
  const refused: ((asked: URL) => void)[] = [
    (asked) => (asked.search = ''),
    (asked) => asked.searchParams.set('until', '9999999999999'),
    (asked) => asked.searchParams.append('mac', 'x'),
    (asked) => asked.searchParams.set('mac', 'x'),
    (asked) => (asked.pathname = otherPath),
  ]
  for (const change of refused) expect(await ask(change)).not.toBe(200)
  after(12)
  expect(await ask(() => undefined)).toBe(200)
  after(25)
  expect(await ask(() => undefined)).not.toBe(200)
  expect((await call(await aMember(deps), 'music.get', { id: track.id })).url).not.toBe(track.url)
  deps.setNow(null)
  await site.close()
})
