import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { sampleVideo } from '../../../test/video-samples.ts'
import type { DomainError } from '../../kernel/domain-error.ts'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { uploadImage } from '../media/upload-service.ts'
import { processUpload } from '../media/video-upload-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
vi.setConfig({ testTimeout: 180_000 })

async function aClip(owner: Awaited<ReturnType<typeof aMember>>): Promise<string | null> {
  const bytes = await sampleVideo({ width: 90, height: 160, seconds: 1 })
  const { clip } = await call(owner, 'media.register', {
    media_info_list: [{ id: 'clip', media_type: 'video' }],
  })
  if (!clip) throw new Error('There is no form.')
  const { upload_id, upload_parameters } = clip
  const { expires = '', token = '' } = upload_parameters
  const file = {
    read: async () => bytes,
    stream: () => Readable.from([bytes]),
    size: bytes.length,
    filename: 'clip.mp4',
  }
  await call(visitor, 'media.upload', { upload_id, expires, token, file })
  await processUpload({ uploadId: upload_id }, deps)
  return (await call(owner, 'media.status', { upload_id })).signature
}

it('C-3.30 C-9.23 a clip is part of a story, for up to a minute, and two minutes of all', async () => {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  const signature = await aClip(ada)
  const storyOf = (...clips: (string | null)[]) =>
    call(ada, 'storyPins.create', {
      board_id: board.id,
      title: 'Waves',
      pages: clips.map((video_signature, at) => ({
        id: `p${at}`,
        blocks: [{ type: 'story_pin_video_block', video_signature, alt_text: 'A wave' }],
      })),
    })
  const { story_pin_data: story, image_signature: cover } = await storyOf(signature, signature)
  expect(cover).toBe(signature)
  const [block] = story?.pages[0]?.blocks ?? []
  expect(block).toMatchObject({
    type: 'story_pin_video_block',
    alt_text: 'A wave',
    video_list: { V_720P: { url: expect.stringContaining(signature ?? '') } },
  })
  const { duration } = block as { duration: number }
  expect(story?.metadata.total_video_duration).toBe(2 * duration)

  const lasts = (durationMs: number) =>
    deps.transact((tx) =>
      tx
        .updateTable('videos')
        .set({ durationMs })
        .where('signature', '=', signature ?? '')
        .execute(),
    )
  const refusal = (...clips: (string | null)[]) =>
    storyOf(...clips).then(
      () => null,
      (error: DomainError) => error.detail.fields,
    )
  await lasts(60_500)
  expect(await refusal(signature)).toBeNull()
  expect(await refusal(signature, signature)).toEqual({
    'pages.1.blocks.0.video_signature': { key: 'field.story.longVideo' },
  })
  await lasts(60_501)
  expect(await refusal(signature)).toEqual({
    'pages.0.blocks.0.video_signature': { key: 'field.story.longClip' },
  })
  const background = { r: 9, g: 40, b: 90 }
  const bytes = sharp({ create: { width: 300, height: 540, channels: 3, background } })
    .png()
    .toBuffer()
  const still = await uploadImage(ada, { read: () => bytes }, deps)
  expect(await refusal(still.signature)).toEqual({
    'pages.0.blocks.0.video_signature': { key: 'field.story.noVideo' },
  })
})
