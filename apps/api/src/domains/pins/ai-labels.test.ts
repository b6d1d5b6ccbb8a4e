import { emptyDraftItem } from '@tessera/api-types/pin-drafts/draft-content'
import { STORY_BLOCK_TYPES } from '@tessera/api-types/story-pins/story-constants'
import { StoryPage } from '@tessera/api-types/story-pins/story-content'
import type { Member } from '@tessera/shared-auth'
import { describe, expect, it } from 'vitest'
import { jpegWithXmp, MADE_BY_MODEL, xmpPacket } from '../../../test/ai-marked-files.ts'
import { sampleJpeg } from '../../../test/image-samples.ts'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { anUpload } from '../../testing/test-uploads.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

/** Uploaded by the member; its file states that a model made it. */
async function aMarkedUpload(ada: Member): Promise<string> {
  const signature = await anUpload(deps, ada)
  await deps.read.updateTable('images').set({ isAiMarked: true }).where('signature', '=', signature).execute()
  return signature
}

async function aPerson() {
  const ada = await aMember(deps)
  return { ada, board_id: (await aBoard(deps, ada)).id }
}

const labelOf = async (id: string) => (await call(visitor, 'pins.get', { id })).ai_label

async function aCopy(id: string) {
  const ben = await aMember(deps)
  const copy = await call(ben, 'pins.save', { pin_id: id, board_id: (await aBoard(deps, ben)).id })
  return { ben, copy }
}

describe('a pin whose file says that AI made it', () => {
  it('is labeled from its upload on, with all its copies, and its creator cannot take that off', async () => {
    const { ada, board_id } = await aPerson()
    const bytes = jpegWithXmp(
      await sampleJpeg({ seed: 77, width: 300, height: 200 }),
      xmpPacket(MADE_BY_MODEL),
    )
    const img = { read: async () => bytes, filename: 'dream.jpg' }
    const { image_signature } = await call(ada, 'media.uploadImage', { img })
    const pin = await call(ada, 'pins.create', { board_id, image_signature })
    expect(pin).toMatchObject({ ai_label: 'file', made_with_ai: false })
    expect(pin.abilities.can_say_made_with_ai).toBe(false)
    const { copy } = await aCopy(pin.id)
    expect(copy.ai_label).toBe('file')
    await call(ada, 'pins.update', { id: pin.id, made_with_ai: false })
    expect(await labelOf(pin.id)).toBe('file')
    const { items } = await call(visitor, 'boards.feed', { board_id })
    expect(items).toMatchObject([{ ai_label: 'file' }])
  })

  it('is labeled once its file comes again, where nobody looked for a mark the first time', async () => {
    const { ada, board_id } = await aPerson()
    const jpeg = await sampleJpeg({ seed: 78, width: 300, height: 200 })
    const bytes = jpegWithXmp(jpeg, xmpPacket(MADE_BY_MODEL))
    const upload = () =>
      call(ada, 'media.uploadImage', { img: { read: async () => bytes, filename: 'dream.jpg' } })
    const { image_signature } = await upload()
    await deps.read
      .updateTable('images')
      .set({ isAiMarked: false })
      .where('signature', '=', image_signature)
      .execute()
    await upload()
    expect(await call(ada, 'pins.create', { board_id, image_signature })).toMatchObject({ ai_label: 'file' })
  })

  it('is one of several, in a carousel or a story, and a story is asked again when its pages change', async () => {
    const { ada, board_id } = await aPerson()
    const [plain, marked] = [await anUpload(deps, ada), await aMarkedUpload(ada)]
    const slot = (image_signature: string) => ({
      ...emptyDraftItem,
      media: { kind: 'image' as const, image_signature, image_url: null },
    })
    const content = {
      type: 'carousel' as const,
      items: [slot(plain), slot(marked)],
      board_id,
      section_id: null,
      publish_option: 'publish-immediately' as const,
      scheduled_ts: null,
    }
    const { id, version } = await call(ada, 'pinDrafts.create', { content })
    const { pin: carousel } = await call(ada, 'pinDrafts.publish', { id, version })
    expect(carousel?.ai_label).toBe('file')
    const page = (image_signature: string) =>
      StoryPage.parse({ id: image_signature, blocks: [{ type: STORY_BLOCK_TYPES.image, image_signature }] })
    const pages = [page(plain), page(marked)]
    const story = await call(ada, 'storyPins.create', { board_id, title: 'Two', pages })
    expect(await labelOf(story.id)).toBe('file')
    await call(ada, 'storyPins.edit', { pin_id: story.id, pages: [page(plain)] })
    expect(await labelOf(story.id)).toBeNull()
  })
})

describe('a pin whose creator says that AI made it', () => {
  it('is labeled as long as they say so, with all its copies', async () => {
    const { ada, board_id } = await aPerson()
    const image_signature = await anUpload(deps, ada)
    const pin = await call(ada, 'pins.create', { board_id, image_signature, made_with_ai: true })
    expect(pin).toMatchObject({ ai_label: 'creator', made_with_ai: true })
    expect(pin.abilities.can_say_made_with_ai).toBe(true)
    const { ben, copy } = await aCopy(pin.id)
    expect(copy.ai_label).toBe('creator')
    const asBen = await call(ben, 'pins.get', { id: copy.id })
    expect(asBen.abilities.can_say_made_with_ai).toBe(false)
    await expect(call(ben, 'pins.update', { id: copy.id, made_with_ai: false })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    await call(ben, 'pins.update', { id: copy.id, title: 'Mine' })
    await call(ada, 'pins.update', { id: pin.id, made_with_ai: false })
    expect(await labelOf(copy.id)).toBeNull()
  })

  it('waits with that word until its time', async () => {
    const { ada, board_id } = await aPerson()
    const scheduled_ts = Math.floor(deps.now().getTime() / 1000) + 3600
    const image_signature = await anUpload(deps, ada)
    const waiting = await call(ada, 'scheduledPins.create', {
      board_id,
      image_signature,
      scheduled_ts,
      made_with_ai: true,
    })
    expect(waiting.made_with_ai).toBe(true)
    expect((await call(ada, 'scheduledPins.publish', { id: waiting.id })).ai_label).toBe('creator')
  })

  it('says so in a draft, and an older draft says nothing', async () => {
    const { ada, board_id } = await aPerson()
    const media = { kind: 'image' as const, image_signature: await anUpload(deps, ada), image_url: null }
    const item = { ...emptyDraftItem, media, made_with_ai: true }
    const content = {
      type: 'single' as const,
      items: [item],
      board_id,
      section_id: null,
      publish_option: 'publish-immediately' as const,
      scheduled_ts: null,
    }
    const { made_with_ai: _unknown, ...older } = item
    const olderContent = JSON.stringify({ ...content, items: [older] })
    const [said, unsaid] = [
      await call(ada, 'pinDrafts.create', { content }),
      await call(ada, 'pinDrafts.create', {
        content: { ...content, board_id: (await aBoard(deps, ada)).id },
      }),
    ]
    await deps.read
      .updateTable('pinDrafts')
      .set({ content: olderContent })
      .where('id', '=', unsaid.id)
      .execute()
    expect(await call(ada, 'pinDrafts.list', {})).toHaveLength(2)
    const olderPin = await call(ada, 'pinDrafts.publish', { id: unsaid.id, version: unsaid.version })
    expect(olderPin.pin?.ai_label).toBeNull()
    await call(ada, 'pins.delete', { id: olderPin.pin?.id ?? '' })
    const published = await call(ada, 'pinDrafts.publish', { id: said.id, version: said.version })
    expect(published.pin?.ai_label).toBe('creator')
  })
})

describe('who hides pins made with AI', () => {
  it('finds them gone on the very next request, and there again after it is turned off', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ada)
    const word = `q${deps.newId().replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
    const made = async (made_with_ai: boolean) =>
      call(ada, 'pins.create', {
        board_id: board.id,
        title: word,
        image_signature: await anUpload(deps, ada),
        made_with_ai,
      })
    const [plain, ai] = [await made(false), await made(true)]
    const found = async (who: Member) => {
      const { items } = await call(who, 'search.results', { query: word, scope: 'pins' })
      return items.map(({ id }) => id).toSorted()
    }
    const hide = (hides_ai_pins: boolean) => call(ben, 'settings.updatePrivacy', { hides_ai_pins })
    expect(await found(ben)).toEqual([plain.id, ai.id].toSorted())
    expect((await hide(true)).hides_ai_pins).toBe(true)
    expect(await found(ben)).toEqual([plain.id])
    await call(ben, 'users.follow', { user_id: ada.userId })
    const home = await call(ben, 'feeds.home', {})
    expect(home.items.map(({ id }) => id)).toContain(plain.id)
    expect(home.items.map(({ id }) => id)).not.toContain(ai.id)
    await call(ada, 'pins.update', { id: plain.id, made_with_ai: true })
    const later = await call(ben, 'feeds.home', {})
    expect(later.items.map(({ id }) => id)).not.toContain(plain.id)
    const related = await call(ben, 'feeds.related', { pin_id: ai.id })
    expect(related.items.map(({ id }) => id)).not.toContain(plain.id)
    const opened = await call(ben, 'boards.feed', { board_id: board.id })
    expect(opened.items.map(({ ai_label }) => ai_label)).toEqual(['creator', 'creator'])
    expect(await found(ada)).toHaveLength(2)
    await hide(false)
    expect(await found(ben)).toHaveLength(2)
  })
})
