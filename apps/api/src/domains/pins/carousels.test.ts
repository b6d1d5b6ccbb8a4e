import type { Member } from '@tessera/shared-auth'
import { describe, expect, it, vi } from 'vitest'
import { sql } from 'kysely'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import type { Db } from '../../kernel/deps.ts'
import { aCarouselDraft } from '../../testing/test-carousels.ts'
import { anUpload } from '../../testing/test-uploads.ts'
import { arrangeCarousel } from './carousel-service.ts'
import { COVER_STEP, coverStep } from './cover-service.ts'
import { isPublicPicture, isSeenPicture } from '../media/picture-access-store.ts'
import { publishDue } from '../scheduled-pins/publish-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

async function isAnyoneWaiting(): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(deps.read)
  return rows.length > 0
}

/** Writes without committing; the returned call does, once another one waits for it. */
async function holding(write: (tx: Db) => Promise<unknown>) {
  const [isWritten, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const writing = deps.transact(async (tx) => {
    await write(tx)
    isWritten.resolve()
    await mayCommit.promise
  })
  await isWritten.promise
  return async () => {
    await vi.waitUntil(isAnyoneWaiting)
    mayCommit.resolve()
    await writing
  }
}

/** Copies of a pin on as many boards. */
async function copiesOf(member: Member, aggregatedPinId: string, imageSignature: string, count: number) {
  const [at, { userId }] = [deps.now(), member]
  const boards = Array.from({ length: count }, () => {
    const id = deps.newId()
    return { id, slug: `board-${id}`, ownerId: userId, name: 'A board', createdAt: at, lastPinAt: at }
  })
  await deps.read.insertInto('boards').values(boards).execute()
  const pins = boards.map(({ id: boardId }) => ({
    id: deps.newId(),
    aggregatedPinId,
    userId,
    boardId,
    imageSignature,
    savedFromPinId: aggregatedPinId,
    imageWidth: 1,
    imageHeight: 1,
    dominantColor: '#aabbcc',
    isListed: true,
    createdAt: at,
  }))
  await deps.read.insertInto('pins').values(pins).execute()
}

describe('carousels', () => {
  it('C-3.36 a draft of several pictures becomes a pin whose slots have the five keys and the alt text', async () => {
    const ada = await aMember(deps)
    const { id: boardId } = await aBoard(deps, ada)
    const { id, version, signatures } = await aCarouselDraft(deps, ada, boardId)
    const { pin: made } = await call(ada, 'pinDrafts.publish', { id, version })
    const pin = await call(visitor, 'pins.get', { id: made?.id ?? '' })
    expect(pin).toMatchObject({
      title: 'Front',
      image_signature: signatures[0],
      content: { kind: 'carousel', slot_count: 2 },
    })
    for (const slot of pin.carousel_slots ?? [])
      expect(Object.keys(slot).toSorted()).toEqual(['alt_text', 'details', 'id', 'images', 'link', 'title'])
    expect(pin.carousel_slots).toMatchObject([
      { id: '0', title: 'Front', details: 'About Front', link: 'https://front.test/a' },
      { id: '1', title: 'Back', details: 'About Back', link: null, alt_text: 'The Back' },
    ])
    expect(pin.carousel_slots?.[1]?.images.orig.url).toContain(signatures[1])
    const { items } = await call(visitor, 'boards.feed', { board_id: boardId })
    expect(items).toMatchObject([{ content: { kind: 'carousel', slot_count: 2 } }])
  })

  it('who made it arranges its pictures and their words, also for those who keep it', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const draft = await aCarouselDraft(deps, ada, (await aBoard(deps, ada)).id)
    const { pin: made } = await call(ada, 'pinDrafts.publish', draft)
    const id = made?.id ?? ''
    const copy = await call(ben, 'pins.save', { pin_id: id, board_id: (await aBoard(deps, ben)).id })
    const slot = (slotId: string, title: string, link = '') => ({ id: slotId, title, details: '', link })
    const mayEdit = async (who: typeof ada, pinId: string) =>
      (await call(who, 'pins.get', { id: pinId })).abilities.can_edit_carousel
    expect([await mayEdit(ada, id), await mayEdit(ben, copy.id)]).toEqual([true, false])
    const carousel_slots = [slot('1', 'Rear'), slot('0', 'Face', 'https://face.test/b')]
    await call(ada, 'pins.update', { id, alt_text: 'The rear', carousel_slots })
    for (const pinId of [id, copy.id]) {
      const { carousel_slots: slots, image_signature } = await call(visitor, 'pins.get', { id: pinId })
      expect(image_signature).toBe(draft.signatures[1])
      expect(slots).toMatchObject([
        { id: '1', title: 'Rear', link: null },
        { id: '0', title: 'Face', link: 'https://face.test/b' },
      ])
      expect(slots?.[1]?.images.orig.url).toContain(draft.signatures[0])
    }
    await expect(call(ben, 'pins.update', { id: copy.id, carousel_slots })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    for (const [code, others] of [
      ['INVALID_INPUT', []],
      ['INVALID_INPUT', [slot('0', 'Alone')]],
      ['CONFLICT', [slot('0', 'Twice'), slot('0', 'Twice')]],
      ['CONFLICT', [slot('0', 'One'), slot('7', 'None')]],
    ] as const)
      await expect(call(ada, 'pins.update', { id, carousel_slots: [...others] })).rejects.toMatchObject({
        code,
      })
  })

  it('an alt text that is written while the pictures are arranged stays', async () => {
    const ada = await aMember(deps)
    const { pin } = await call(
      ada,
      'pinDrafts.publish',
      await aCarouselDraft(deps, ada, (await aBoard(deps, ada)).id),
    )
    const id = pin?.id ?? ''
    const commit = await holding((tx) =>
      tx.updateTable('pins').set({ altText: 'A face' }).where('id', '=', id).execute(),
    )
    const carousel_slots = ['0', '1'].map((slotId) => ({ id: slotId, title: '', details: '', link: '' }))
    const arranging = call(ada, 'pins.update', { id, carousel_slots })
    await commit()
    await arranging
    expect(await call(visitor, 'pins.get', { id })).toMatchObject({ alt_text: 'A face' })
  })

  it('a pin of one picture has none to arrange', async () => {
    const ada = await aMember(deps)
    const { id } = await aPin(deps, ada, await aBoard(deps, ada))
    const carousel_slots = ['0', '1'].map((slotId) => ({ id: slotId, title: '', details: '', link: '' }))
    await expect(call(ada, 'pins.update', { id, carousel_slots })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('a copy that comes back shows the picture that is first by now', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const draft = await aCarouselDraft(deps, ada, (await aBoard(deps, ada)).id)
    const id = (await call(ada, 'pinDrafts.publish', draft)).pin?.id ?? ''
    const copy = await call(ben, 'pins.save', { pin_id: id, board_id: (await aBoard(deps, ben)).id })
    await call(ben, 'pins.delete', { id: copy.id })
    const carousel_slots = ['1', '0'].map((slotId) => ({ id: slotId, title: '', details: '', link: '' }))
    await call(ada, 'pins.update', { id, carousel_slots })
    await call(ben, 'pins.restore', { pin_ids: [copy.id] })
    const { image_signature } = await call(ben, 'pins.get', { id: copy.id })
    expect(image_signature).toBe(draft.signatures[1])
  })

  it('another first picture reaches copies in steps, the older ones first', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const { id, version, signatures } = await aCarouselDraft(deps, ada, (await aBoard(deps, ada)).id)
    const made = (await call(ada, 'pinDrafts.publish', { id, version })).pin?.id ?? ''
    const [before = '', after = ''] = signatures
    await copiesOf(ben, made, before, 205)
    const shown = async () => {
      const pins = await deps.read
        .selectFrom('pins')
        .select('imageSignature')
        .where('aggregatedPinId', '=', made)
        .orderBy('id')
        .execute()
      return [before, after].map((one) => pins.filter((pin) => pin.imageSignature === one).length)
    }
    deps.addedJobs.length = 0
    const carousel_slots = ['1', '0'].map((slotId) => ({ id: slotId, title: '', details: '', link: '' }))
    await call(ada, 'pins.update', { id: made, carousel_slots })
    expect((await call(ada, 'pins.get', { id: made })).image_signature).toBe(after)
    expect(await shown()).toEqual([6, 200])
    const jobs = deps.addedJobs.filter(({ task }) => task === COVER_STEP)
    expect(jobs).toHaveLength(1)
    for (const { payload } of jobs) await coverStep(payload, deps)
    expect(await shown()).toEqual([0, 206])
    // One of an earlier cover, which waited for this one, goes no further.
    await coverStep({ aggregatedPinId: made, signature: before, after: '0' }, deps)
    expect(deps.addedJobs.filter(({ task }) => task === COVER_STEP)).toHaveLength(1)
    expect(await shown()).toEqual([0, 206])
  })

  it('a copy that is saved while the first picture changes shows the new one', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const draft = await aCarouselDraft(deps, ada, (await aBoard(deps, ada)).id)
    const id = (await call(ada, 'pinDrafts.publish', draft)).pin?.id ?? ''
    const { id: board_id } = await aBoard(deps, ben)
    const slots = ['1', '0'].map((slotId) => ({ id: slotId, title: '', details: '', link: null }))
    const commit = await holding((tx) => arrangeCarousel(tx, id, { edits: slots, coverAlt: '' }, deps))
    const saving = call(ben, 'pins.save', { pin_id: id, board_id })
    await commit()
    const copy = await saving
    const { image_signature } = await call(ben, 'pins.get', { id: copy.id })
    expect(image_signature).toBe(draft.signatures[1])
  })

  it('another first picture is pointed at nowhere', async () => {
    const ada = await aMember(deps)
    const { id: boardId } = await aBoard(deps, ada)
    const draft = await aCarouselDraft(deps, ada, boardId)
    const { content } = draft
    if (content.type !== 'carousel') throw new Error('no carousel')
    const shown = await call(ada, 'pins.create', {
      board_id: boardId,
      image_signature: await anUpload(deps, ada),
    })
    const tags = [{ x: 0.5, y: 0.5, link: '', pin_ids: [shown.id] }]
    const items = content.items.map((item, at) => (at === 0 ? { ...item, tags } : item))
    const tagged = await call(ada, 'pinDrafts.create', { content: { ...content, items } })
    const id = (await call(ada, 'pinDrafts.publish', tagged)).pin?.id ?? ''
    const arranged = (...ids: string[]) =>
      ids.map((slotId) => ({ id: slotId, title: '', details: '', link: null }))
    await call(ada, 'pins.update', { id, carousel_slots: arranged('0', '1') })
    expect(await call(ada, 'pins.tags', { pin_id: id })).toHaveLength(1)
    await call(ada, 'pins.update', { id, carousel_slots: arranged('1', '0') })
    expect(await call(ada, 'pins.tags', { pin_id: id })).toEqual([])
  })

  it('its further pictures are seen by those who see the pin', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const shown = await aCarouselDraft(deps, ada, (await aBoard(deps, ada)).id)
    const hidden = await aCarouselDraft(deps, ada, (await aBoard(deps, ada, { privacy: 'secret' })).id)
    for (const draft of [shown, hidden]) await call(ada, 'pinDrafts.publish', draft)
    const [open = '', secret = ''] = [shown.signatures[1], hidden.signatures[1]]
    expect([await isPublicPicture(deps.read, open), await isPublicPicture(deps.read, secret)]).toEqual([
      true,
      false,
    ])
    const sees = (viewer: Member) => isSeenPicture(deps.read, viewer, secret)
    expect([await sees(ada), await sees(ben)]).toEqual([true, false])
  })

  it('waits for its time with all of its pictures and their words', async () => {
    const ada = await aMember(deps)
    const { id: boardId } = await aBoard(deps, ada)
    const soon = Math.floor(deps.now().getTime() / 1000) + 3600
    const waiting = { publish_option: 'publish-later', scheduled_ts: soon } as const
    const draft = await aCarouselDraft(deps, ada, boardId, waiting)
    const { pin, scheduled_pin } = await call(ada, 'pinDrafts.publish', draft)
    expect([pin, scheduled_pin?.scheduled_ts]).toEqual([null, soon])
    expect(await isSeenPicture(deps.read, ada, draft.signatures[1] ?? '')).toBe(true)
    deps.setNow(new Date((soon + 60) * 1000))
    await publishDue(deps)
    deps.setNow(null)
    const { items } = await call(ada, 'boards.feed', { board_id: boardId })
    const published = await call(ada, 'pins.get', { id: items[0]?.id ?? '' })
    expect(published.carousel_slots).toHaveLength(draft.signatures.length)
    expect(published.carousel_slots?.map(({ title }) => title)).toEqual(
      draft.content.type === 'carousel' ? draft.content.items.map(({ title }) => title) : [],
    )
  })

  it('a fault of any slot names it', async () => {
    const ada = await aMember(deps)
    const { id: boardId } = await aBoard(deps, ada)
    const { content } = await aCarouselDraft(deps, ada, boardId)
    if (content.type !== 'carousel') throw new Error('no carousel')
    const [first, second] = content.items
    if (!first || !second) throw new Error('no slots')
    const wrong = {
      ...content,
      publish_option: 'publish-immediately' as const,
      items: [first, { ...second, title: 'x'.repeat(101) }],
    }
    const draft = await call(ada, 'pinDrafts.create', { content: wrong })
    await expect(call(ada, 'pinDrafts.publish', draft)).rejects.toMatchObject({
      detail: { fields: { 'items.1.title': expect.anything() } },
    })
  })
})
