import { describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { removePin } from '../pins/pin-removal-service.ts'
import { wrongCounters } from '../../testing/recount.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, aCollaborator, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const DAYS_MS = 30 * 24 * 60 * 60 * 1000

const page = { bookmark: null, page_size: 25 }
const deletedBy = async (viewer: Awaited<ReturnType<typeof aMember>>) =>
  (await call(viewer, 'recentlyDeleted.list', page)).items

async function aBoardWithSection() {
  const [ada, ben] = [await aMember(deps), await aMember(deps)]
  const board = await aBoard(deps, ada)
  const section = await call(ada, 'sections.create', { board_id: board.id, name: 'Part' })
  const [loose, placed] = [await aPin(deps, ada, board), await aPin(deps, ada, board)]
  await call(ada, 'pins.update', { id: placed.id, section_id: section.id, title: 'Cup' })
  await call(ada, 'boards.update', { board_id: board.id, cover_pin_id: placed.id })
  return { ada, ben, board, section, loose, placed }
}

describe('a deleted board', () => {
  it('is listed as one, and comes back with its sections, pins and cover', async () => {
    const { ada, board, section, loose, placed } = await aBoardWithSection()
    const state = async () => {
      const { board_order_modified_at: _touched, ...rest } = await call(ada, 'boards.get', {
        board_id: board.id,
      })
      const inSection = await call(ada, 'sections.pins', { section_id: section.id, ...page })
      return { rest, ids: inSection.items.map(({ id }) => id) }
    }
    const before = await state()
    await call(ada, 'boards.delete', { board_id: board.id })
    expect(await deletedBy(ada)).toMatchObject([{ type: 'board', id: board.id, pin_count: 2 }])
    await call(ada, 'recentlyDeleted.restore', { type: 'board', id: board.id })
    expect(await state()).toEqual(before)
    expect((await call(ada, 'pins.get', { id: loose.id })).id).toBe(loose.id)
    expect((await call(ada, 'pins.get', { id: placed.id })).title).toBe('Cup')
    expect(await deletedBy(ada)).toEqual([])
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])
  })

  it('comes back with its followers and collaborators, without those a block parts from its owner by then', async () => {
    const { ada, ben, board } = await aBoardWithSection()
    const [cleo, dan, eve] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    await aCollaborator(deps, board, { owner: ada, member: ben })
    await aCollaborator(deps, board, { owner: ada, member: cleo })
    for (const follower of [cleo, dan, eve]) await call(follower, 'boards.follow', { board_id: board.id })
    await call(eve, 'users.follow', { user_id: ada.userId })
    await call(eve, 'boards.unfollow', { board_id: board.id })
    const people = async () => ({
      collaborators: await call(ada, 'collaborators.list', { board_id: board.id }),
      followers: (await call(ada, 'boards.followers', { board_id: board.id, ...page })).items.map(
        ({ id }) => id,
      ),
    })
    const before = await people()
    const restore = { type: 'board', id: board.id } as const
    await call(ada, 'boards.delete', { board_id: board.id })
    await call(ada, 'recentlyDeleted.restore', restore)
    expect(await people()).toEqual(before)
    expect(before.followers).toHaveLength(2)
    expect(before.collaborators).toHaveLength(2)
    expect((await call(eve, 'boards.get', { board_id: board.id })).followed_by_me).toBe(false)
    await call(ada, 'boards.delete', { board_id: board.id })
    await call(cleo, 'users.block', { user_id: ada.userId })
    await call(ada, 'recentlyDeleted.restore', restore)
    expect((await people()).followers).toEqual([dan.userId])
    expect(await call(ben, 'boards.get', { board_id: board.id })).toMatchObject({ collaborator_count: 1 })
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])
  })

  it('comes back for its owner alone, within 30 days, to a name that is free', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const { id } = await call(ada, 'boards.create', { name: 'Attics' })
    await call(ada, 'boards.delete', { board_id: id })
    const restore = { type: 'board', id } as const
    const missing = { code: 'BOARD_NOT_FOUND' }
    expect(await deletedBy(ben)).toEqual([])
    await expect(call(ben, 'recentlyDeleted.restore', restore)).rejects.toMatchObject(missing)
    await expect(call(ben, 'recentlyDeleted.delete', restore)).rejects.toMatchObject(missing)
    await call(ada, 'boards.create', { name: 'Attics' })
    await expect(call(ada, 'recentlyDeleted.restore', restore)).rejects.toMatchObject({
      code: 'BOARD_NAME_TAKEN',
    })
    deps.setNow(new Date(Date.now() + DAYS_MS))
    expect(await deletedBy(ada)).toEqual([])
    await expect(call(ada, 'recentlyDeleted.restore', restore)).rejects.toMatchObject(missing)
    deps.setNow(null)
  })
})

it('a pin that staff removes is no longer counted in what it was deleted with', async () => {
  const { ada, board, section, loose, placed } = await aBoardWithSection()
  const removed = (id: string) => deps.transact((tx) => removePin(tx, id, deps))
  await call(ada, 'sections.delete', { section_id: section.id })
  expect(await removed(placed.id)).toBe(true)
  expect(await deletedBy(ada)).toMatchObject([{ type: 'section', pin_count: 0 }])
  await call(ada, 'boards.delete', { board_id: board.id })
  expect(await removed(loose.id)).toBe(true)
  expect(await deletedBy(ada)).toMatchObject([{ type: 'board', pin_count: 0 }])
})

it('a deleted section comes back with its pins, once', async () => {
  const { ada, board, section, placed } = await aBoardWithSection()
  await call(ada, 'sections.delete', { section_id: section.id })
  expect(await deletedBy(ada)).toMatchObject([{ type: 'section', name: 'Part', pin_count: 1 }])
  const restore = { type: 'section', id: section.id } as const
  await call(ada, 'recentlyDeleted.restore', restore)
  const { items } = await call(ada, 'sections.pins', { section_id: section.id, ...page })
  expect(items.map(({ id }) => id)).toEqual([placed.id])
  await expect(call(ada, 'recentlyDeleted.restore', restore)).rejects.toMatchObject({
    code: 'BOARD_SECTION_NOT_FOUND',
  })
  expect((await call(ada, 'boards.get', { board_id: board.id })).section_count).toBe(1)
  expect(await wrongCounters(deps, [ada.userId])).toEqual([])
})

it('a deleted pin is listed with its board, the latest first, until it is restored or deleted for good', async () => {
  const { ada, ben, loose, placed } = await aBoardWithSection()
  await call(ada, 'pins.delete', { id: loose.id })
  deps.setNow(new Date(Date.now() + 1000))
  await call(ada, 'pins.delete', { id: placed.id })
  deps.setNow(null)
  const first = await call(ada, 'recentlyDeleted.list', { ...page, page_size: 1 })
  expect(first.items).toMatchObject([{ type: 'pin', id: placed.id, name: 'Cup' }])
  const second = await call(ada, 'recentlyDeleted.list', { page_size: 1, bookmark: first.bookmark })
  expect(second.items).toMatchObject([{ id: loose.id }])
  const [one, other] = [{ type: 'pin', id: loose.id } as const, { type: 'pin', id: placed.id } as const]
  await call(ada, 'recentlyDeleted.restore', one)
  const missing = { code: 'PIN_NOT_FOUND' }
  await expect(call(ben, 'recentlyDeleted.delete', other)).rejects.toMatchObject(missing)
  await call(ada, 'recentlyDeleted.delete', other)
  await expect(call(ada, 'recentlyDeleted.restore', other)).rejects.toMatchObject(missing)
  expect(await deletedBy(ada)).toEqual([])
  expect(await wrongCounters(deps, [ada.userId])).toEqual([])
})

it('what went with a board or section is deleted for good with it', async () => {
  const { ada, board, section } = await aBoardWithSection()
  await call(ada, 'sections.delete', { section_id: section.id })
  await call(ada, 'recentlyDeleted.delete', { type: 'section', id: section.id })
  await call(ada, 'boards.delete', { board_id: board.id })
  await call(ada, 'recentlyDeleted.delete', { type: 'board', id: board.id })
  expect(
    await deps.read.selectFrom('deletedPins').select('id').where('boardId', '=', board.id).execute(),
  ).toEqual([])
})
