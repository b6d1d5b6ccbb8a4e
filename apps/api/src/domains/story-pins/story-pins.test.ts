import {
  STORY_BLOCK_TYPES as types,
  STORY_MAX_PAGES,
  STORY_MAX_TEXT,
} from '@tessera/api-types/story-pins/story-constants'
import type { Member } from '@tessera/shared-auth'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { pictureAccess } from '../media/picture-access-service.ts'
import { sweepPictures } from '../media/sweep-service.ts'
import { uploadImage } from '../media/upload-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const access = pictureAccess(deps)

let blue = 0
const aPicture = async (owner: Member): Promise<string> => {
  blue += 1
  const background = { r: 9, g: 40, b: blue }
  const bytes = sharp({ create: { width: 300, height: 540, channels: 3, background } })
    .png()
    .toBuffer()
  return (await uploadImage(owner, { read: () => bytes }, deps)).signature
}

const picture = (image_signature: string) => ({ type: types.image, image_signature, alt_text: 'Dough' })
const words = (text: string) => ({ type: types.paragraph, text })

async function aStory(
  owner: Member,
  given: { pages?: object[]; board?: { id: string }; privacy?: 'secret' } = {},
) {
  const { privacy = 'public' } = given
  const signature = await aPicture(owner)
  const board = given.board ?? (await aBoard(deps, owner, { privacy }))
  const pages = given.pages ?? [
    { id: 'one', blocks: [picture(signature)] },
    { id: 'two', layout: 'fit', background_color: '#ffeedd', blocks: [words('Knead for ten minutes.')] },
  ]
  const pin = await call(owner, 'storyPins.create', { board_id: board.id, title: 'Bread', pages })
  return { pin, board, signature, pages }
}

describe('a story', () => {
  it('C-1.06 C-3.29 C-3.31 C-3.32 has pages with layout and blocks, metadata and music attributions', async () => {
    const ada = await aMember(deps)
    const { pin, board, signature } = await aStory(ada)
    const seen = await call(visitor, 'pins.get', { id: pin.id })
    expect(seen).toMatchObject({
      content: { kind: 'story', page_count: 2 },
      image_signature: signature,
      story_pin_data_id: seen.aggregated_pin_data.id,
      story_pin_data: {
        metadata: { title: 'Bread', total_video_duration: 0, template_type: 'none', is_deleted: false },
        pages: [
          { layout: 'full_bleed', background_color: '#ffffff', blocks: [{ type: types.image }] },
          { layout: 'fit', background_color: '#ffeedd', blocks: [{ text: 'Knead for ten minutes.' }] },
        ],
        music_attributions: [],
      },
    })
    const { items } = await call(visitor, 'boards.feed', { board_id: board.id })
    expect(items).toMatchObject([{ content: { kind: 'story', page_count: 2 } }])
    expect(items[0]).not.toHaveProperty('story_pin_data')
  })

  it('C-3.34 C-3.62 text has the default style, and stands in the middle, unless it says otherwise', async () => {
    const { pin } = await aStory(await aMember(deps))
    const [block] = pin.story_pin_data?.pages[1]?.blocks ?? []
    expect(block).toMatchObject({
      style: {
        alignment: 1,
        color: '#111111',
        highlight_color: '#FFFFFF',
        vertical_alignment: 1,
        font_size: 28,
        letter_spacing: -0.4,
        line_height: 1.25,
      },
      edits: { left: 50, top: 50, scale: 1, transform: { rotate: 0, scaleX: 1, scaleY: 1 } },
    })
  })

  it('is a pin of its own also where its cover is that of another', async () => {
    const ada = await aMember(deps)
    const { pin, signature } = await aStory(ada)
    const board = await aBoard(deps, ada)
    const plain = await call(ada, 'pins.create', { board_id: board.id, image_signature: signature })
    expect(plain).toMatchObject({ content: { kind: 'image' }, story_pin_data: null })
    expect(plain.aggregated_pin_data.id).not.toBe(pin.aggregated_pin_data.id)
  })

  it('is one in every copy, and follows what its creator changes', async () => {
    const [ada, bea] = [await aMember(deps), await aMember(deps)]
    const { pin } = await aStory(ada)
    const copy = await call(bea, 'pins.save', { pin_id: pin.id, board_id: (await aBoard(deps, bea)).id })
    const cover = await aPicture(ada)
    const pages = [{ id: 'new', blocks: [picture(cover), words('Once more')] }]
    await call(ada, 'storyPins.edit', { pin_id: pin.id, pages, title: 'Rye bread', template_type: 'recipe' })
    expect(await call(bea, 'pins.get', { id: copy.id })).toMatchObject({
      title: 'Bread',
      image_signature: cover,
      content: { page_count: 1 },
      story_pin_data: { pages: [{ id: 'new' }], metadata: { template_type: 'recipe' } },
    })
    expect(await call(ada, 'storyPins.content', { pin_id: pin.id })).toMatchObject({
      title: 'Rye bread',
      pages,
    })
    await expect(call(bea, 'storyPins.edit', { pin_id: copy.id, pages })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
  })

  it('C-3.31 whose pages were taken down says so wherever it is kept, and cannot be written again', async () => {
    const [ada, bea] = [await aMember(deps), await aMember(deps)]
    const { pin, pages } = await aStory(ada)
    const copy = await call(bea, 'pins.save', { pin_id: pin.id, board_id: (await aBoard(deps, bea)).id })
    await call(ada, 'storyPins.remove', { pin_id: pin.id })
    expect(await call(bea, 'pins.get', { id: copy.id })).toMatchObject({
      content: { kind: 'story', page_count: 0 },
      story_pin_data: { pages: [], metadata: { is_deleted: true } },
    })
    await expect(call(ada, 'storyPins.edit', { pin_id: pin.id, pages })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
  })

  it('C-9.19 C-9.22 has at most 20 pages, of at most 2500 characters a text', async () => {
    const ada = await aMember(deps)
    const blocks = [picture(await aPicture(ada))]
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `p${at}`, blocks }))
    const { pin } = await aStory(ada, { pages: many(STORY_MAX_PAGES) })
    expect(pin.content).toEqual({ kind: 'story', page_count: 20 })
    await expect(aStory(ada, { pages: many(STORY_MAX_PAGES + 1) })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    const long = (count: number) => [{ id: 'a', blocks: [...blocks, words('a'.repeat(count))] }]
    await aStory(ada, { pages: long(STORY_MAX_TEXT) })
    await expect(aStory(ada, { pages: long(STORY_MAX_TEXT + 1) })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  it.each([
    ['without pages', []],
    ['without a picture', [{ id: 'a', blocks: [words('Hello')] }]],
    ['with an empty page', [{ id: 'a', blocks: [] }]],
    [
      'with a link that leads nowhere',
      [{ id: 'a', blocks: [{ type: types.link, href: 'javascript:alert(1)' }] }],
    ],
  ])('%s is refused', async (_what, pages) => {
    await expect(aStory(await aMember(deps), { pages })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('shows no picture that somebody else uploaded', async () => {
    const [ada, eve] = [await aMember(deps), await aMember(deps)]
    const pages = [{ id: 'a', blocks: [picture(await aPicture(ada))] }]
    await expect(aStory(eve, { pages })).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
  })
})

describe('pictures of pages', () => {
  it('are seen by those who see the story, and by nobody once it is down', async () => {
    const [ada, eve] = [await aMember(deps), await aMember(deps)]
    const second = await aPicture(ada)
    const pages = [
      { id: 'a', blocks: [picture(await aPicture(ada))] },
      { id: 'b', blocks: [picture(second)] },
    ]
    const { pin, board } = await aStory(ada, { pages, privacy: 'secret' })
    expect([await access.isPublic(second), await access.maySee(eve, second)]).toEqual([false, false])
    await call(ada, 'boards.update', { board_id: board.id, privacy: 'public' })
    expect(await access.isPublic(second)).toBe(true)
    await call(ada, 'storyPins.remove', { pin_id: pin.id })
    expect(await access.isPublic(second)).toBe(false)
  })

  it('are their creator’s to show again once a deleted story is restored, and no longer once it is gone for good', async () => {
    const ada = await aMember(deps)
    const [cover, second] = [await aPicture(ada), await aPicture(ada)]
    const pages = [{ id: 'a', blocks: [picture(cover), picture(second)] }]
    const { pin } = await aStory(ada, { pages })
    const uploads = deps.read
      .selectFrom('mediaUploads')
      .select('id')
      .where('imageSignature', 'in', [cover, second])
    await call(ada, 'pins.delete', { id: pin.id })
    await call(ada, 'pins.restore', { pin_ids: [pin.id] })
    await call(ada, 'storyPins.edit', { pin_id: pin.id, pages, title: 'Rye bread' })
    expect((await call(ada, 'pins.get', { id: pin.id })).title).toBe('Rye bread')
    await call(ada, 'pins.delete', { id: pin.id })
    expect(await uploads.execute()).toHaveLength(2)
    await call(ada, 'recentlyDeleted.delete', { type: 'pin', id: pin.id })
    expect(await uploads.execute()).toEqual([])
  })

  it('of a story that went with its board are gone with that for good', async () => {
    const ada = await aMember(deps)
    const { board } = await aStory(ada)
    const upload = () =>
      deps.read.selectFrom('mediaUploads').select('id').where('userId', '=', ada.userId).executeTakeFirst()
    await call(ada, 'boards.delete', { board_id: board.id })
    expect(await upload()).toBeDefined()
    await call(ada, 'recentlyDeleted.delete', { type: 'board', id: board.id })
    expect(await upload()).toBeUndefined()
  })

  it('stay as long as the story does', async () => {
    const ada = await aMember(deps)
    const second = await aPicture(ada)
    const pages = [{ id: 'a', blocks: [picture(await aPicture(ada)), picture(second)] }]
    await aStory(ada, { pages })
    const createdAt = new Date(Date.now() - 90 * 24 * 60 * 60 * 1000)
    await deps.read.updateTable('images').set({ createdAt }).where('signature', '=', second).execute()
    await deps.read
      .updateTable('mediaUploads')
      .set({ createdAt, updatedAt: createdAt })
      .where('imageSignature', '=', second)
      .execute()
    await sweepPictures(deps)
    expect(await access.isPublic(second)).toBe(true)
    expect(await deps.images.deriveImage(second, 'orig', 'jpeg')).toBeDefined()
  })
})

it('C-3.35 C-7.22 C-9.24 I-3.17 four fonts have the five keys, and a file each', async () => {
  const { all } = await call(visitor, 'storyPins.fonts', {})
  expect(all).toHaveLength(4)
  for (const font of all)
    expect(Object.keys(font).toSorted()).toEqual(['id', 'letter_spacing', 'line_height', 'name', 'url'])
})
