import { MAX_PIN_DRAFTS } from '@tessera/api-types/pin-drafts/contracts'
import { type DraftContent, emptyDraftItem } from '@tessera/api-types/pin-drafts/draft-content'
import type { Member } from '@tessera/shared-auth'
import { afterEach, describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { anUpload } from '../../testing/test-uploads.ts'
import { forgetDeletedDrafts } from './pin-draft-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

afterEach(() => deps.setNow(null))

type Words = { title?: string; link?: string; board_id?: string | null; image_signature?: string | null }

function draftOf({ title = '', link = '', board_id = null, image_signature = null }: Words = {}) {
  const media = image_signature ? { kind: 'image' as const, image_signature, image_url: null } : null
  return {
    type: 'single',
    items: [{ ...emptyDraftItem, media, title, link }],
    board_id,
    section_id: null,
    publish_option: 'publish-immediately',
    scheduled_ts: null,
  } satisfies DraftContent
}

const create = (ada: Member, words: Words = {}, before_id: string | null = null) =>
  call(ada, 'pinDrafts.create', { content: draftOf(words), before_id })
const idsOf = async (ada: Member) => (await call(ada, 'pinDrafts.list', {})).map(({ id }) => id)

async function aReadyDraft(ada: Member, words: Words = {}) {
  const image_signature = await anUpload(deps, ada)
  const { id: board_id } = await aBoard(deps, ada)
  return create(ada, { image_signature, board_id, ...words })
}

describe('drafts of pins', () => {
  it('keep what cannot be published yet, and show their pictures', async () => {
    const ada = await aMember(deps)
    const image_signature = await anUpload(deps, ada)
    const content = draftOf({ title: 'x'.repeat(300), link: 'no address', image_signature })
    const { id } = await call(ada, 'pinDrafts.create', { content })
    const [draft] = await call(ada, 'pinDrafts.list', {})
    expect(draft).toMatchObject({ id, type: 'single', version: 1, content })
    expect(draft?.thumbnail?.url).toContain(image_signature)
    expect(Object.keys(draft?.pictures ?? {})).toEqual([image_signature])
    expect(Object.keys(draft?.pictures[image_signature] ?? {})).toContain('orig')
  })

  it('a story keeps its pages', async () => {
    const ada = await aMember(deps)
    const story = { title: 'Bread', pages: [{ id: 'p1', background_color: '#ffeedd', blocks: [] }] }
    const { id } = await call(ada, 'pinDrafts.create', { content: { type: 'story', story } })
    expect(await call(ada, 'pinDrafts.list', {})).toMatchObject([{ id, type: 'story', content: { story } }])
    await call(ada, 'pinDrafts.create', { content: draftOf({ title: 'A bowl' }) })
    expect((await call(ada, 'pinDrafts.stories', {})).map((draft) => draft.id)).toEqual([id])
  })

  it('C-4.75 stand in their order: appended, before another one, or all in a new order', async () => {
    const ada = await aMember(deps)
    const [one, two] = [await create(ada), await create(ada)]
    const front = await create(ada, {}, one.id)
    const between = await create(ada, {}, two.id)
    expect(await idsOf(ada)).toEqual([front.id, one.id, between.id, two.id])
    const copy = await call(ada, 'pinDrafts.duplicate', { id: one.id })
    expect(await idsOf(ada)).toEqual([front.id, copy.id, one.id, between.id, two.id])
    await call(ada, 'pinDrafts.reorder', { draft_ids: [two.id, front.id] })
    expect(await idsOf(ada)).toEqual([two.id, front.id, copy.id, one.id, between.id])
  })

  it('a change made on an older version is refused', async () => {
    const ada = await aMember(deps)
    const { id, version } = await create(ada)
    const saved = await call(ada, 'pinDrafts.update', { id, version, content: draftOf({ title: 'A lamp' }) })
    expect(saved.version).toBe(version + 1)
    const late = { id, version, content: draftOf({ title: 'A chair' }) }
    await expect(call(ada, 'pinDrafts.update', late)).rejects.toMatchObject({ code: 'STALE_RECORD' })
    await expect(call(ada, 'pinDrafts.publish', { id, version })).rejects.toMatchObject({
      code: 'STALE_RECORD',
    })
    expect(await call(ada, 'pinDrafts.list', {})).toMatchObject([
      { content: { items: [{ title: 'A lamp' }] } },
    ])
  })

  it('their deletion can be undone for an hour', async () => {
    const ada = await aMember(deps)
    const [one, two] = [await create(ada), await create(ada)]
    await call(ada, 'pinDrafts.delete', { id: one.id })
    expect(await idsOf(ada)).toEqual([two.id])
    await call(ada, 'pinDrafts.restore', { id: one.id })
    expect(await idsOf(ada)).toEqual([one.id, two.id])
    await call(ada, 'pinDrafts.delete', { id: one.id })
    deps.setNow(new Date(Date.now() + 3_700_000))
    const gone = { code: 'DRAFT_NOT_FOUND' }
    await expect(call(ada, 'pinDrafts.restore', { id: one.id })).rejects.toMatchObject(gone)
    expect(await forgetDeletedDrafts(deps)).toBeGreaterThan(0)
  })

  it('name no picture of somebody else', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const image_signature = await anUpload(deps, ben)
    const refused = { code: 'UPLOAD_NOT_FOUND' }
    await expect(create(ada, { image_signature })).rejects.toMatchObject(refused)
    const { id, version } = await create(ada)
    const content = draftOf({ image_signature })
    await expect(call(ada, 'pinDrafts.update', { id, version, content })).rejects.toMatchObject(refused)
  })

  it('are limited in number, also when one comes back', async () => {
    const ada = await aMember(deps)
    const { id } = await create(ada)
    await call(ada, 'pinDrafts.delete', { id })
    for (let made = 0; made < MAX_PIN_DRAFTS; made += 1) await create(ada)
    const full = { code: 'LIMIT_REACHED' }
    await expect(create(ada)).rejects.toMatchObject(full)
    await expect(call(ada, 'pinDrafts.restore', { id })).rejects.toMatchObject(full)
  })
})

describe('publishing a draft', () => {
  it('makes the pin and removes the draft, once', async () => {
    const ada = await aMember(deps)
    const { id, version } = await aReadyDraft(ada, { title: 'A lamp', link: 'tessera.test/lamp' })
    const twice = await Promise.allSettled([
      call(ada, 'pinDrafts.publish', { id, version }),
      call(ada, 'pinDrafts.publish', { id, version }),
    ])
    const made = twice.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(made).toMatchObject([
      { id, pin: { title: 'A lamp', link: 'https://tessera.test/lamp' }, scheduled_pin: null },
    ])
    expect(await idsOf(ada)).toEqual([])
    expect(await call(ada, 'users.pins', { username: ada.username })).toMatchObject({
      items: [{ title: 'A lamp' }],
    })
  })

  it('C-5.12 names each field at fault and loses nothing', async () => {
    const ada = await aMember(deps)
    const { id, version } = await create(ada, { title: 'x'.repeat(101), link: 'no address' })
    const refusal: { detail: { fields: object } } = await call(ada, 'pinDrafts.publish', {
      id,
      version,
    }).then(
      () => expect.unreachable(),
      (error: unknown) => error as never,
    )
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT' })
    expect(Object.keys(refusal.detail.fields).toSorted()).toEqual([
      'board_id',
      'items.0.link',
      'items.0.media',
      'items.0.title',
    ])
    expect(await idsOf(ada)).toEqual([id])
  })

  it('C-3.73 at its time schedules the pin', async () => {
    const ada = await aMember(deps)
    const { id, version, content } = await aReadyDraft(ada)
    const scheduled_ts = Math.floor(deps.now().getTime() / 1000) + 86_400
    const later = { ...(content as ReturnType<typeof draftOf>), publish_option: 'publish-later' as const }
    const missing = await call(ada, 'pinDrafts.update', { id, version, content: later })
    await expect(call(ada, 'pinDrafts.publish', { id, version: missing.version })).rejects.toMatchObject({
      detail: { fields: { scheduled_ts: { key: 'field.needed' } } },
    })
    const saved = await call(ada, 'pinDrafts.update', {
      id,
      version: missing.version,
      content: { ...later, scheduled_ts },
    })
    const published = await call(ada, 'pinDrafts.publish', { id, version: saved.version })
    expect(published).toMatchObject({ pin: null, scheduled_pin: { scheduled_ts } })
    expect(await idsOf(ada)).toEqual([])
  })
})
