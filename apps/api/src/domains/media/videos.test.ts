import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { MADE_BY_MODEL, manifest, mp4WithManifest } from '../../../test/ai-marked-files.ts'
import { sampleVideo } from '../../../test/video-samples.ts'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { createVideoLibrary } from '../../videos/video-library.ts'
import { defaultVideoLimits } from '../../videos/video-limits.ts'
import { INCOMING_FOLDER, keysOfVideo, partKey, videoKey } from '../../videos/video-keys.ts'
import { pictureAccess } from './picture-access-service.ts'
import { sweepPictures } from './sweep-service.ts'
import { processUpload } from './video-upload-service.ts'
import { subscribeVisualIndex } from './visual-index-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
type Someone = Awaited<ReturnType<typeof aMember>>

const fileOf = (bytes: Uint8Array) => ({
  read: async () => bytes,
  stream: () => Readable.from([bytes]),
  size: bytes.length,
  filename: 'clip.mp4',
})

async function registered(owner: Someone) {
  const media_info_list = [{ id: 'clip', media_type: 'video', cover_ms: 300 }]
  const { clip } = await call(owner, 'media.register', { media_info_list })
  if (!clip) throw new Error('There is no form.')
  const send = (bytes: Uint8Array) =>
    call(visitor, 'media.upload', {
      upload_id: clip.upload_id,
      expires: clip.upload_parameters['expires'] ?? '',
      token: clip.upload_parameters['token'] ?? '',
      file: fileOf(bytes),
    })
  return { uploadId: clip.upload_id, send }
}

async function processed(owner: Someone, bytes: Uint8Array) {
  const { uploadId, send } = await registered(owner)
  await send(bytes)
  await processUpload({ uploadId }, deps)
  return call(owner, 'media.status', { upload_id: uploadId })
}

const CLIP_TIMEOUT_MS = 180_000
vi.setConfig({ testTimeout: CLIP_TIMEOUT_MS })
const clip = await sampleVideo({ width: 160, height: 120, seconds: 1, hasSound: true })

async function aVideoPin(owner: Someone, privacy: 'public' | 'secret' = 'public', bytes = clip) {
  const board = await aBoard(deps, owner, { privacy })
  const { signature } = await processed(owner, bytes)
  const draft = { board_id: board.id, title: 'Waves', image_signature: signature }
  return { signature: signature ?? '', board, pin: await call(owner, 'pins.create', draft) }
}

it('an upload whose parts an earlier release stored, without rows, becomes a video, too', async () => {
  const ada = await aMember(deps)
  const { uploadId, send } = await registered(ada)
  await send(clip)
  for (const { objectKey } of await deps.read
    .deleteFrom('mediaUploadParts')
    .where('uploadId', '=', uploadId)
    .returning('objectKey')
    .execute())
    await deps.storage.delete(objectKey)
  const half = Math.floor(clip.length / 2)
  for (const [offset, bytes] of [
    [0, clip.subarray(0, half)],
    [half, clip.subarray(half)],
  ] as const) {
    const key = `incoming/${uploadId}/${String(offset).padStart(12, '0')}.bin`
    await deps.storage.put(key, bytes, { contentType: 'application/octet-stream' })
  }
  await processUpload({ uploadId }, deps)
  expect(await call(ada, 'media.status', { upload_id: uploadId })).toMatchObject({ status: 'succeeded' })
})

it('C-1.02 C-3.11 C-3.12 an upload becomes a pin with its versions, each with six keys', async () => {
  const ada = await aMember(deps)
  const { pin, signature } = await aVideoPin(ada)
  if (pin.content.kind !== 'video') throw new Error('It is no video.')
  const { video_list: videoList, duration } = pin.content
  expect(Object.keys(videoList)).toEqual(['V_720P', 'V_HLSV4', 'V_HLSV3_MOBILE'])
  for (const version of Object.values(videoList))
    expect(version).toEqual({
      url: expect.stringContaining(signature),
      width: 160,
      height: 120,
      duration,
      thumbnail: pin.images['736x'].url,
      captionsUrls: {},
    })
  expect(pin.videos).toEqual({ id: signature, video_list: videoList })
  expect(duration).toBeGreaterThan(800)
  expect(duration).toBeLessThan(1300)
})

it('a video whose file says that a model made it bears the label', async () => {
  const ada = await aMember(deps)
  const marked = mp4WithManifest(clip, manifest(MADE_BY_MODEL))
  expect((await aVideoPin(ada, 'public', marked)).pin.ai_label).toBe('file')
  expect((await aVideoPin(ada)).pin.ai_label).toBeNull()
})

it('what is stored of a video can be streamed, and a copy of the pin has it too', async () => {
  const ada = await aMember(deps)
  const { pin, signature } = await aVideoPin(ada)
  const read = async (file: Parameters<typeof videoKey>[1]) => {
    const found = await deps.storage.get(videoKey(signature, file))
    return found ? buffer(found.body) : Buffer.alloc(0)
  }
  expect((await read('all.m3u8')).toString()).toMatch(/RESOLUTION=160x120,CODECS="avc1.640028,mp4a.40.2"/)
  expect((await read('720p.m3u8')).toString()).toMatch(
    /EXT-X-MAP:URI="720p.m4s",BYTERANGE=[\s\S]*EXT-X-ENDLIST/,
  )
  expect((await read('720p.mp4')).subarray(4, 8).toString()).toBe('ftyp')
  expect((await read('360p.m4s')).length).toBeGreaterThan(1_000)
  const bob = await aMember(deps)
  const copy = await call(bob, 'pins.save', { pin_id: pin.id, board_id: (await aBoard(deps, bob)).id })
  expect(copy.content).toEqual(pin.content)
})

it('a video that is uploaded once more while the storage fails stays whole', async () => {
  const { userId: ownerId } = await aMember(deps)
  const part = partKey(INCOMING_FOLDER, { uploadId: deps.newId(), offset: 0, partId: '1' })
  await deps.storage.put(part, clip, { contentType: 'application/octet-stream' })
  const source = { parts: [part], coverMs: 300, ownerId }
  const { signature } = (await deps.videos.ingest(source)).cover
  const storage: typeof deps.storage = { ...deps.storage, put: () => Promise.reject(new Error('no room')) }
  const failing = createVideoLibrary({ storage, images: deps.images, limits: defaultVideoLimits })
  await expect(failing.ingest(source)).rejects.toThrow('no room')
  const files = await Promise.all(keysOfVideo(signature).map((key) => deps.storage.exists(key)))
  expect(files).toEqual(files.map(() => true))
})

it('a video of a secret board is for those who see it; of two people the same file is two videos', async () => {
  const [ada, bob] = [await aMember(deps), await aMember(deps)]
  const secret = await aVideoPin(ada, 'secret')
  const shown = await aVideoPin(bob)
  expect(secret.signature).not.toBe(shown.signature)
  const access = pictureAccess(deps)
  expect(await access.isPublic(secret.signature)).toBe(false)
  expect(await access.maySee(bob, secret.signature)).toBe(false)
  expect(await access.maySee(ada, secret.signature)).toBe(true)
  expect(await access.isPublic(shown.signature)).toBe(true)
})

it('the file of a form comes once', async () => {
  const ada = await aMember(deps)
  const { uploadId, send } = await registered(ada)
  expect(await send(clip)).toMatchObject({ status: 'processing', received_bytes: clip.length })
  expect(deps.addedJobs).toContainEqual({ task: 'videos.process', payload: { uploadId } })
  await expect(send(clip)).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('nothing of an upload is stored beside the video that it became', async () => {
  const ada = await aMember(deps)
  const { uploadId, send } = await registered(ada)
  await send(clip)
  const incoming = async () => {
    const keys: string[] = []
    for await (const { key } of deps.storage.list(`${INCOMING_FOLDER}/${uploadId}`)) keys.push(key)
    return keys
  }
  expect(await incoming()).not.toEqual([])
  await processUpload({ uploadId }, deps)
  expect(await incoming()).toEqual([])
})

it('a video is found by its look as soon as it is there', async () => {
  const stop = subscribeVisualIndex(deps)
  const { signature } = await processed(await aMember(deps), clip)
  const { descriptor } = await deps.read
    .selectFrom('images')
    .select('descriptor')
    .where('signature', '=', signature ?? '')
    .executeTakeFirstOrThrow()
  await vi.waitFor(async () =>
    expect(await deps.visualIndex.nearest(descriptor, 1)).toMatchObject([{ id: signature }]),
  )
  stop()
})

it('captions are plain words on the pin; only their owner changes them', async () => {
  const [ada, bob] = [await aMember(deps), await aMember(deps)]
  const { pin, signature } = await aVideoPin(ada)
  const captions =
    'WEBVTT\n\nSTYLE\n::cue { background: url(https://x.test) }\n\n00:00.000 --> 00:01.000 line:0\n<b>Hello</b> <img src=x>'
  await expect(call(bob, 'media.setCaptions', { signature, captions })).rejects.toMatchObject({
    code: 'UPLOAD_NOT_FOUND',
  })
  await call(ada, 'media.setCaptions', { signature, captions })
  const { content } = await call(visitor, 'pins.get', { id: pin.id })
  if (content.kind !== 'video') throw new Error('It is no video.')
  expect(content.video_list.V_720P?.captionsUrls).toEqual({ en: expect.stringContaining('captions.vtt') })
  const row = await deps.read
    .selectFrom('videos')
    .select('captions')
    .where('signature', '=', signature)
    .executeTakeFirst()
  expect(row?.captions).toBe('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n')
  await expect(call(ada, 'media.setCaptions', { signature, captions: '<html>' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

it('when the last pin of a video is gone its files go too, and so do parts whose upload is over', async () => {
  const ada = await aMember(deps)
  const { pin, signature } = await aVideoPin(ada)
  const part = partKey('incoming', { uploadId: deps.newId(), offset: 0, partId: '1' })
  await deps.storage.put(part, Buffer.alloc(10), { contentType: 'application/octet-stream' })
  await call(ada, 'pins.delete', { id: pin.id })
  await deps.read.deleteFrom('deletedPins').execute()
  deps.setNow(new Date(Date.now() + 30 * 60 * 60 * 1000))
  await sweepPictures(deps)
  await sweepPictures(deps)
  deps.setNow(null)
  expect(await deps.storage.exists(videoKey(signature, '720p.mp4'))).toBe(false)
  expect(await deps.storage.exists(part)).toBe(false)
})

it('a file that is no video fails with a reason and leaves no part of it', async () => {
  const ada = await aMember(deps)
  expect(await processed(ada, Buffer.from('#EXTM3U\nfile:///etc/passwd\n'))).toMatchObject({
    status: 'failed',
    failure_code: 'VIDEO_TYPE_UNSUPPORTED',
    failure_message: 'Choose an MP4, MOV, WebM or MKV file that plays here.',
    failure_reason: { key: 'refusal.video.notPlayed' },
  })
})
