import { describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aCollaborator, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { wrongCounters } from '../../testing/recount.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

async function twoPeople() {
  const [ada, ben] = [await aMember(deps), await aMember(deps)]
  const pin = await aPin(deps, ada, await aBoard(deps, ada), { title: 'Lamp' })
  const board = await aBoard(deps, ben, { name: 'Light' })
  return { ada, ben, pin, board }
}

describe('saving a pin', () => {
  it('C-1.08 C-4.60 makes a pin of the saver’s own and tells where it is', async () => {
    const { ada, ben, pin, board } = await twoPeople()
    const copy = await call(ben, 'pins.save', { pin_id: pin.id, board_id: board.id })
    expect(copy).toMatchObject({ title: 'Lamp', pinner: { id: ben.userId }, repin_count: 1 })
    const seen = await call(ben, 'pins.get', { id: pin.id })
    expect(seen.saved_info).toEqual({
      boardId: board.id,
      localPinId: copy.id,
      sectionId: null,
      title: 'Light',
      type: 'board',
      url: `/${ben.username}/${board.slug}/`,
    })
    expect(seen.repin_count).toBe(1)
    expect(await wrongCounters(deps, [ada.userId, ben.userId])).toEqual([])
  })

  it('C-4.24 I-4.34 raises the counts of board and person by one, and unsaving lowers them', async () => {
    const { ada, ben, pin, board } = await twoPeople()
    const copy = await call(ben, 'pins.save', { pin_id: pin.id, board_id: board.id })
    expect((await call(ben, 'boards.get', { board_id: board.id })).pin_count).toBe(1)
    expect((await call(ben, 'users.get', { user_id: ben.userId })).pin_count).toBe(1)
    const row = await deps.read
      .selectFrom('users')
      .select('lastRepinId')
      .where('id', '=', ben.userId)
      .executeTakeFirst()
    expect(row?.lastRepinId).toBe(copy.id)
    await call(ben, 'pins.unsave', { pin_id: copy.id })
    expect((await call(ben, 'boards.get', { board_id: board.id })).pin_count).toBe(0)
    expect(await wrongCounters(deps, [ada.userId, ben.userId])).toEqual([])
  })

  it('C-4.61 is undone by unsaving, and unsaving by saving again', async () => {
    const { ben, pin, board } = await twoPeople()
    const copy = await call(ben, 'pins.save', { pin_id: pin.id, board_id: board.id })
    const undone = await call(ben, 'pins.unsave', { pin_id: pin.id })
    expect(undone).toEqual({
      removed: [{ pin_id: copy.id, board_id: board.id, section_id: null }],
      saved_info: null,
    })
    const again = await call(ben, 'pins.save', { pin_id: pin.id, board_id: board.id })
    expect((await call(ben, 'pins.get', { id: pin.id })).saved_info?.localPinId).toBe(again.id)
  })

  it('to a section counts there too', async () => {
    const { ben, pin, board } = await twoPeople()
    const section = await call(ben, 'sections.create', { board_id: board.id, name: 'Desk lamps' })
    await call(ben, 'pins.save', { pin_id: pin.id, board_id: board.id, section: section.id })
    expect((await call(ben, 'sections.get', { section_id: section.id })).pin_count).toBe(1)
    const { saved_info } = await call(ben, 'pins.get', { id: pin.id })
    expect(saved_info).toMatchObject({
      type: 'section',
      title: 'Desk lamps',
      url: `/${ben.username}/${board.slug}/desk-lamps/`,
    })
    expect(await wrongCounters(deps, [ben.userId])).toEqual([])
  })

  it('twice to one board is refused and names the pin that is there', async () => {
    const { ben, pin, board } = await twoPeople()
    const copy = await call(ben, 'pins.save', { pin_id: pin.id, board_id: board.id })
    await expect(call(ben, 'pins.save', { pin_id: pin.id, board_id: board.id })).rejects.toMatchObject({
      code: 'PIN_ALREADY_ON_BOARD',
      detail: { extraData: { pin_id: copy.id } },
    })
    expect(await wrongCounters(deps, [ben.userId])).toEqual([])
  })

  it('once for one Idempotency-Key, however often it is sent', async () => {
    const { ben, pin, board } = await twoPeople()
    const send = () =>
      call(ben, 'pins.save', { pin_id: pin.id, board_id: board.id }, { idempotencyKey: `save-${pin.id}` })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await call(ben, 'boards.get', { board_id: board.id })).pin_count).toBe(1)
  })

  it('by fifty people at once is counted fifty times', async () => {
    const ada = await aMember(deps)
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    const savers = await Promise.all(Array.from({ length: 50 }, () => aMember(deps)))
    const boards = await Promise.all(savers.map((saver) => aBoard(deps, saver)))
    await Promise.all(
      savers.map((saver, index) => call(saver, 'pins.save', { pin_id: pin.id, board_id: boards[index]!.id })),
    )
    expect((await call(visitor, 'pins.get', { id: pin.id })).repin_count).toBe(50)
    expect(await wrongCounters(deps, [ada.userId, ...savers.map(({ userId }) => userId)])).toEqual([])
  })

  it('of fifty pins to one board at once counts all of them', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const from = await aBoard(deps, ada)
    const pins = []
    for (let index = 0; index < 50; index += 1) pins.push(await aPin(deps, ada, from))
    const board = await aBoard(deps, ben)
    const saved = await Promise.all(
      pins.map((pin) => call(ben, 'pins.save', { pin_id: pin.id, board_id: board.id })),
    )
    expect((await call(ben, 'boards.get', { board_id: board.id })).pin_count).toBe(50)
    await Promise.all(saved.map(({ id }) => call(ben, 'pins.unsave', { pin_id: id })))
    expect((await call(ben, 'boards.get', { board_id: board.id })).pin_count).toBe(0)
    expect(await wrongCounters(deps, [ada.userId, ben.userId])).toEqual([])
  })
})

describe('who may save', () => {
  it('asks a visitor to sign in', async () => {
    const { pin, board } = await twoPeople()
    await expect(call(visitor, 'pins.save', { pin_id: pin.id, board_id: board.id })).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    })
  })

  it('refuses another’s board, and a secret one looks missing', async () => {
    const { ada, ben, pin } = await twoPeople()
    const open = await aBoard(deps, ada)
    const secret = await aBoard(deps, ada, { privacy: 'secret' })
    await expect(call(ben, 'pins.save', { pin_id: pin.id, board_id: open.id })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    await expect(call(ben, 'pins.save', { pin_id: pin.id, board_id: secret.id })).rejects.toMatchObject({
      code: 'BOARD_NOT_FOUND',
    })
  })

  it('C-3.16 C-6.09 lets a collaborator save, but not delete others’ pins without that right', async () => {
    const { ada, ben, pin } = await twoPeople()
    const board = await aBoard(deps, ada)
    const other = await aPin(deps, ada, board)
    await aCollaborator(deps, board, { owner: ada, member: ben })
    await call(ben, 'pins.save', { pin_id: pin.id, board_id: board.id })
    await expect(call(ben, 'pins.delete', { id: other.id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await deps.read
      .updateTable('boardCollaborators')
      .set({ canDelete: true })
      .where('boardId', '=', board.id)
      .execute()
    expect((await call(ben, 'boards.get', { board_id: board.id })).access).toEqual(['write', 'delete'])
    await call(ben, 'pins.delete', { id: other.id })
    await expect(call(ada, 'pins.get', { id: other.id })).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    expect(await wrongCounters(deps, [ada.userId, ben.userId])).toEqual([])
  })

  it('hides a secret pin from others as if it were missing', async () => {
    const { ada, ben, board } = await twoPeople()
    const pin = await aPin(deps, ada, await aBoard(deps, ada, { privacy: 'secret' }))
    for (const attempt of [
      () => call(ben, 'pins.get', { id: pin.id }),
      () => call(ben, 'pins.save', { pin_id: pin.id, board_id: board.id }),
      () => call(ben, 'pins.react', { pin_id: pin.id }),
      () => call(ben, 'pins.delete', { id: pin.id }),
      () => call(ben, 'pins.update', { id: pin.id, title: 'Mine' }),
      () => call(ben, 'pins.boardTitleSuggestions', { pin_id: pin.id }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
  })
})
