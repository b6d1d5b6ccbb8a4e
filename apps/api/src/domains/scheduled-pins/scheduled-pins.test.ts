import { MAX_SCHEDULED_PINS } from '@tessera/api-types/scheduled-pins/schedule-rules'
import type { Member } from '@tessera/shared-auth'
import { afterEach, describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, anImage } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { anUpload } from '../../testing/test-uploads.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const DAY_S = 86_400
const soon = (days: number) => Math.floor(deps.now().getTime() / 1000 + days * DAY_S)

afterEach(() => deps.setNow(null))

async function schedule(ada: Member, boardId: string, days: number, title = 'A lamp') {
  const image_signature = await anUpload(deps, ada)
  const draft = { board_id: boardId, image_signature, title, scheduled_ts: soon(days) }
  return call(ada, 'scheduledPins.create', draft)
}

const idsOf = async (ada: Member) => (await call(ada, 'scheduledPins.list', {})).map(({ id }) => id)

describe('pins that wait for their time', () => {
  it('C-3.74 C-4.86 C-4.88 are listed by id, title and scheduled_ts, the next one first', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    const [late, early] = [await schedule(ada, board.id, 9), await schedule(ada, board.id, 2, '')]
    const list = await call(ada, 'scheduledPins.list', {})
    expect(list.map(({ id, title, scheduled_ts }) => ({ id, title, scheduled_ts }))).toEqual([
      { id: early.id, title: '', scheduled_ts: early.scheduled_ts },
      { id: late.id, title: 'A lamp', scheduled_ts: late.scheduled_ts },
    ])
    await call(ada, 'scheduledPins.update', { id: early.id, scheduled_ts: soon(20), title: 'Later' })
    expect(await idsOf(ada)).toEqual([late.id, early.id])
  })

  it('are nobody else’s to see, change, publish or delete', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const { id } = await schedule(ada, (await aBoard(deps, ada)).id, 1)
    expect(await idsOf(ben)).toEqual([])
    for (const name of ['scheduledPins.update', 'scheduledPins.delete', 'scheduledPins.publish'] as const)
      await expect(call(ben, name, { id })).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    expect(await idsOf(ada)).toEqual([id])
  })

  it('stand in no list of pins, and in no count but their own', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    await schedule(ada, board.id, 1)
    expect(await call(ada, 'boards.get', { board_id: board.id })).toMatchObject({ pin_count: 0 })
    expect((await call(ada, 'boards.feed', { board_id: board.id })).items).toEqual([])
    expect((await call(ada, 'users.pins', { username: ada.username })).items).toEqual([])
  })

  it('I-3.04 are counted in the record of their creator', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    await schedule(ada, board.id, 1)
    const { id } = await schedule(ada, board.id, 2)
    const countOf = async () => (await call(ada, 'users.me', {})).scheduled_pin_count
    expect(await countOf()).toBe(2)
    await call(ada, 'scheduledPins.delete', { id })
    expect(await countOf()).toBe(1)
  })

  it.each([
    ['in the past', -1, 'field.schedule.inThePast'],
    ['after more than 30 days', 30.1, 'field.schedule.tooFar'],
  ])('C-5.13 a time %s is refused under its field', async (_when, days, fault) => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    const refused = { code: 'INVALID_INPUT', detail: { fields: { scheduled_ts: { key: fault } } } }
    await expect(schedule(ada, board.id, days)).rejects.toMatchObject(refused)
    const { id } = await schedule(ada, board.id, 1)
    const edit = { id, scheduled_ts: soon(days) }
    await expect(call(ada, 'scheduledPins.update', edit)).rejects.toMatchObject(refused)
  })

  it('need a picture of one’s own and a board one may add to', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ben)
    await expect(schedule(ada, board.id, 1)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    const draft = { board_id: board.id, image_signature: await anImage(deps), scheduled_ts: soon(1) }
    await expect(call(ben, 'scheduledPins.create', draft)).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
  })

  it('may be changed in words and place', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const [board, other] = [await aBoard(deps, ada), await aBoard(deps, ada, { name: 'Other' })]
    const section = await call(ada, 'sections.create', { board_id: other.id, name: 'Part' })
    const { id } = await schedule(ada, board.id, 1)
    const place = { board_id: other.id, section_id: section.id }
    const words = { title: 'New', description: 'D', alt_text: 'A', link: 'https://a.test/' }
    const changed = await call(ada, 'scheduledPins.update', { id, ...place, ...words })
    expect(changed).toMatchObject({ ...words, board: { id: other.id }, section: { id: section.id } })
    const strange = { id, board_id: (await aBoard(deps, ben)).id }
    await expect(call(ada, 'scheduledPins.update', strange)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('are a hundred at most', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    const imageSignature = await anUpload(deps, ada)
    const at = deps.now()
    const one = () => ({
      id: deps.newId(),
      userId: ada.userId,
      boardId: board.id,
      imageSignature,
      scheduledAt: at,
      createdAt: at,
    })
    const waiting = Array.from({ length: MAX_SCHEDULED_PINS - 1 }, one)
    await deps.read.insertInto('scheduledPins').values(waiting).execute()
    const draft = { board_id: board.id, image_signature: imageSignature, scheduled_ts: soon(1) }
    const two = await Promise.allSettled([
      call(ada, 'scheduledPins.create', draft),
      call(ada, 'scheduledPins.create', draft),
    ])
    expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(call(ada, 'scheduledPins.create', draft)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
  })

  it('outlive their board, and wait for another one', async () => {
    const ada = await aMember(deps)
    const [gone, other] = [await aBoard(deps, ada), await aBoard(deps, ada)]
    const { id } = await schedule(ada, gone.id, 1)
    await call(ada, 'boards.delete', { board_id: gone.id })
    expect((await call(ada, 'scheduledPins.list', {}))[0]).toMatchObject({ id, board: null })
    await expect(call(ada, 'scheduledPins.publish', { id })).rejects.toMatchObject({
      code: 'BOARD_NOT_FOUND',
    })
    await call(ada, 'scheduledPins.update', { id, board_id: other.id })
    expect(await call(ada, 'scheduledPins.publish', { id })).toMatchObject({ board: { id: other.id } })
  })
})
