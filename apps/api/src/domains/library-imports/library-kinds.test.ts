import { emptyDraftItem } from '@tessera/api-types/pin-drafts/draft-content'
import {
  STORY_BLOCK_TYPES as types,
  STORY_PLAIN_BLOCK_TYPES as plainTypes,
} from '@tessera/api-types/story-pins/story-constants'
import type { Member } from '@tessera/shared-auth'
import { expect, it } from 'vitest'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { uploadImage } from '../media/upload-service.ts'
import { aPicture } from './testing/a-library.ts'
import { importSteps } from './testing/import-steps.ts'

const deps = await testDeps()
const steps = importSteps(deps)
const { call } = steps

const anUpload = async (owner: Member) =>
  (await uploadImage(owner, { read: () => aPicture() }, deps)).signature

async function aClip(owner: Member) {
  const signature = await anUpload(owner)
  const sides = { width: 120, height: 140, mobileWidth: 120, mobileHeight: 140 }
  const row = { signature, durationMs: 3_000, ...sides, createdAt: new Date() }
  await deps.read.insertInto('videos').values(row).execute()
  return signature
}

async function aCarousel(owner: Member, board_id: string) {
  const item = async (title: string, link: string) => ({
    ...emptyDraftItem,
    media: { kind: 'image' as const, image_signature: await anUpload(owner), image_url: null },
    title,
    description: `About the ${title}`,
    link,
  })
  const content = {
    type: 'carousel' as const,
    items: [await item('front', 'https://front.example/'), await item('back', ''), await item('side', '')],
    board_id,
    section_id: null,
    publish_option: 'publish-immediately' as const,
    scheduled_ts: null,
  }
  const { id, version } = await call(owner, 'pinDrafts.create', { content })
  const { pin } = await call(owner, 'pinDrafts.publish', { id, version })
  return pin?.id ?? ''
}

async function aStory(owner: Member, board_id: string) {
  const picture = async () => ({
    type: types.image,
    image_signature: await anUpload(owner),
    alt_text: 'Dough',
  })
  const pages = [
    {
      id: 'abc',
      layout: 'fit',
      background_color: '#ffeedd',
      blocks: [
        await picture(),
        { type: types.heading, text: 'Bread' },
        { type: types.mentionSticker, user_id: owner.userId },
      ],
    },
    { id: 'only-known-here', blocks: [{ type: types.mentionSticker, user_id: owner.userId }] },
    {
      id: 'def',
      blocks: [
        await picture(),
        { type: plainTypes.list, items: [{ amount: '2 cups', name: 'flour' }] },
        { type: types.link, text: 'The mill', href: 'https://mill.example/' },
        { type: types.genericInteractiveSticker, text: 'What do you bake?' },
      ],
    },
    {
      id: 'clip',
      blocks: [{ type: types.video, video_signature: await aClip(owner), alt_text: 'Kneading' }],
    },
  ]
  const { id } = await call(owner, 'storyPins.create', {
    board_id,
    title: 'A loaf',
    description: 'With time',
    template_type: 'recipe',
    pages,
  })
  return id
}

async function aLibraryOfKinds() {
  const owner = await aMember(deps)
  const { id } = await call(owner, 'boards.create', { name: 'Bakery' })
  return { owner, boardId: id, carousel: await aCarousel(owner, id), story: await aStory(owner, id) }
}

async function moved(archive: Buffer) {
  const ben = await aMember(deps)
  const report = await steps.read(ben, archive)
  expect(report).toMatchObject({ status: 'ready', error: null, counts: { pins: 2, faults: 0 } })
  expect(await steps.confirm(ben, report.id)).toMatchObject({ counts: { imported: 2, failed: 0 } })
  const board = (await call(ben, 'boards.list', { username: ben.username })).items[0]
  const { items } = await call(ben, 'boards.feed', { board_id: board?.id ?? '' })
  const [story, carousel] = await Promise.all(items.map(({ id }) => call(visitor, 'pins.get', { id })))
  return { ben, story, carousel, board }
}

it('a story comes along with its pages, but for what only its site knows', async () => {
  const { owner } = await aLibraryOfKinds()
  const { story } = await moved(await steps.exportOf(owner))
  expect(story).toMatchObject({
    title: 'A loaf',
    description: 'With time',
    content: { kind: 'story', page_count: 3 },
    story_pin_data: { metadata: { template_type: 'recipe' } },
  })
  const blocks = story?.story_pin_data?.pages.map((page) => page.blocks.map(({ type }) => type))
  expect(blocks).toEqual([
    [types.image, types.heading],
    [types.image, plainTypes.list, types.link, types.genericInteractiveSticker],
    [types.image],
  ])
  expect(story?.story_pin_data?.pages[0]).toMatchObject({ layout: 'fit', background_color: '#ffeedd' })
})

it('a carousel comes along with its slots', async () => {
  const { owner, carousel: original } = await aLibraryOfKinds()
  const { carousel } = await moved(await steps.exportOf(owner))
  expect(carousel).toMatchObject({ title: 'front', content: { kind: 'carousel', slot_count: 3 } })
  expect(carousel?.carousel_slots).toMatchObject([
    { title: 'front', details: 'About the front', link: 'https://front.example/' },
    { title: 'back', details: 'About the back', link: null },
    { title: 'side', details: 'About the side', link: null },
  ])
  expect(carousel?.id).not.toBe(original)
})

it('stories and carousels exported, imported and exported again are equal, byte for byte, and brought once', async () => {
  const { owner } = await aLibraryOfKinds()
  const archive = await steps.exportOf(owner)
  const { ben } = await moved(archive)
  const again = await steps.exportOf(ben)
  expect(again.equals(archive)).toBe(true)
  expect((await steps.read(ben, again)).counts).toMatchObject({ pins: 0, duplicates: 2 })
})

it('a copy of somebody else’s story or carousel comes along as its picture', async () => {
  const { carousel, story } = await aLibraryOfKinds()
  const cora = await aMember(deps)
  const { id } = await call(cora, 'boards.create', { name: 'Saved' })
  for (const pin_id of [carousel, story]) await call(cora, 'pins.save', { pin_id, board_id: id })
  const { carousel: copy, story: other } = await moved(await steps.exportOf(cora))
  expect([copy?.content, other?.content]).toEqual([{ kind: 'image' }, { kind: 'image' }])
})
