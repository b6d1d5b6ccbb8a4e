import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, aCollaborator, aPin, type TestBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { forgetDeletedBoard, restoreBoard } from '../boards/board-restore-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

let ada: Member
let ben: Member
let board: TestBoard

beforeEach(async () => {
  ;[ada, ben] = [await aMember(deps, { fullName: 'Ada' }), await aMember(deps, { fullName: 'Ben' })]
  board = await aBoard(deps, ada, { name: 'Clay', privacy: 'secret' })
  await aCollaborator(deps, board, { owner: ada, member: ben })
})

const activity = (viewer: Member = ada, more: Record<string, unknown> = {}) =>
  call(viewer, 'boards.activity', { board_id: board.id, ...more })
const told = async (viewer: Member = ada) =>
  (await activity(viewer)).items.map(({ actor, kind, pin_count }) => [actor.full_name, kind, pin_count])

describe('those who keep a board read who did what there', () => {
  it('added pins of one person are one entry, with their pictures', async () => {
    for (let made = 0; made < 6; made += 1) await aPin(deps, ben, board)
    await aPin(deps, ada, board)
    expect(await told()).toEqual([
      ['Ada', 'added', 1],
      ['Ben', 'added', 6],
    ])
    const [, bens] = (await activity(ben)).items
    expect(bens?.pins).toHaveLength(4)
    expect(bens?.pins[0]).toMatchObject({ image_url: expect.stringContaining('136x136') })
  })

  it('what was moved, and where from', async () => {
    const other = await aBoard(deps, ada)
    const pins = [await aPin(deps, ada, other), await aPin(deps, ada, other)]
    const pin_ids = pins.map(({ id }) => id)
    const { id: sectionId } = await call(ben, 'sections.create', { board_id: board.id, name: 'Bowls' })
    const to = { target_board_id: board.id, target_section_id: sectionId }
    await call(ada, 'pins.moveMany', { pin_ids, board_id: other.id, ...to })
    expect(await told()).toEqual([
      ['Ada', 'moved', 2],
      ['Ben', 'section_created', 0],
    ])
    expect((await activity()).items[0]).toMatchObject({ section: { title: 'Bowls' } })
    const left = await call(ada, 'boards.activity', { board_id: other.id })
    expect(left.items).toMatchObject([{ kind: 'moved_away', pin_count: 2, section: null, pins: [] }])
  })

  it('pins that were removed one after the other are one entry', async () => {
    const pins = [await aPin(deps, ben, board), await aPin(deps, ben, board)]
    for (const { id } of pins) await call(ada, 'pins.delete', { id })
    expect(await told(ben)).toEqual([['Ada', 'removed', 2]])
  })

  it('what was removed, and nothing of it', async () => {
    const pin = await aPin(deps, ben, board)
    await call(ada, 'pins.delete', { id: pin.id })
    expect(await told(ben)).toEqual([['Ada', 'removed', 1]])
    expect((await activity(ben)).items[0]?.pins).toEqual([])
  })

  it('names, sections and people', async () => {
    const { id: section_id } = await call(ben, 'sections.create', { board_id: board.id, name: 'Bowls' })
    await call(ben, 'sections.update', { section_id, name: 'Cups' })
    await call(ada, 'boards.update', { board_id: board.id, name: 'Ceramics' })
    expect(await told()).toEqual([
      ['Ada', 'renamed', 0],
      ['Ben', 'section_renamed', 0],
      ['Ben', 'section_created', 0],
    ])
    await call(ada, 'sections.delete', { section_id })
    const cem = await aMember(deps, { fullName: 'Cem' })
    await call(ada, 'collaborators.invite', { board_id: board.id, user_ids: [cem.userId] })
    await call(cem, 'boardInvites.accept', { board_id: board.id })
    await call(ada, 'collaborators.remove', { board_id: board.id, user_id: cem.userId })
    await call(ben, 'collaborators.remove', { board_id: board.id, user_id: ben.userId })
    expect(await told()).toEqual([
      ['Ben', 'left', 0],
      ['Ada', 'person_removed', 0],
      ['Cem', 'joined', 0],
      ['Ada', 'section_deleted', 0],
      ['Ada', 'renamed', 0],
    ])
    expect((await activity()).items[1]).toMatchObject({ person: { full_name: 'Cem' } })
  })

  it('page by page, without gaps or repeats', async () => {
    const other = await aBoard(deps, ada)
    for (let made = 0; made < 3; made += 1) {
      await aPin(deps, ada, board)
      const pin = await aPin(deps, ben, other)
      await call(ben, 'pins.update', { id: pin.id, board_id: board.id })
    }
    const all = (await activity()).items
    const paged: typeof all = []
    let bookmark: string | null = null
    do {
      const page: Awaited<ReturnType<typeof activity>> = await activity(ada, { page_size: 1, bookmark })
      paged.push(...page.items)
      bookmark = page.bookmark
    } while (bookmark)
    expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    expect(all).toHaveLength(6)
  })
})

describe('nobody else reads it', () => {
  it('followers and strangers of a public board, and who left', async () => {
    const open = await aBoard(deps, ada)
    const asked = { board_id: open.id }
    await expect(call(ben, 'boards.activity', asked)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await call(ben, 'collaborators.remove', { board_id: board.id, user_id: ben.userId })
    await expect(activity(ben)).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
  })

  it('what somebody did who is hidden from the reader leaves no trace, nor do their pins that others moved', async () => {
    const cem = await aMember(deps)
    await aCollaborator(deps, board, { owner: ada, member: cem })
    await aPin(deps, cem, board)
    const { id: section_id } = await call(cem, 'sections.create', { board_id: board.id, name: 'Bowls' })
    const theirs = await aPin(deps, cem, board)
    await call(ada, 'pins.moveMany', {
      pin_ids: [theirs.id],
      board_id: board.id,
      target_board_id: board.id,
      target_section_id: section_id,
    })
    expect(await told(ben)).toHaveLength(3)
    await call(ben, 'users.block', { user_id: cem.userId })
    expect(await told(ben)).toEqual([])
  })

  it('a section that is gone leaves no name behind', async () => {
    const { id: section_id } = await call(ada, 'sections.create', {
      board_id: board.id,
      name: 'Planned party',
    })
    await call(ada, 'sections.delete', { section_id })
    expect(JSON.stringify(await activity(ben))).not.toContain('party')
  })
})

it('is there again with a board that was restored, and goes with one that was not', async () => {
  await call(ada, 'boards.update', { board_id: board.id, name: 'Ceramics' })
  await call(ada, 'boards.delete', { board_id: board.id })
  await restoreBoard(ada, board.id, deps)
  expect(await told()).toEqual([['Ada', 'renamed', 0]])
  await call(ada, 'boards.delete', { board_id: board.id })
  await forgetDeletedBoard(ada, board.id, deps)
  const left = await deps.read
    .selectFrom('boardActivity')
    .select('id')
    .where('boardId', '=', board.id)
    .execute()
  expect(left).toEqual([])
})
