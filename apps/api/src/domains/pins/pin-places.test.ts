import fc from 'fast-check'
import type { Member } from '@tessera/shared-auth'
import { expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aCollaborator, aPin, type TestBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import type { Side } from './pin-place-store.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

async function pinsOn(board: TestBoard, owner: Member, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.unshift((await aPin(deps, owner, board)).id)
  return ids
}

const place = (by: Member, board: TestBoard, pin: string, side: Side, neighbor: string) =>
  call(by, 'pins.place', { board_id: board.id, pin_id: pin, neighbor_pin_id: neighbor, side })

/** The order in which everybody sees the pins, page by page. */
async function orderOf(board: TestBoard, page_size = 2): Promise<string[]> {
  const ids: string[] = []
  for (let bookmark: string | null = null; ;) {
    const page: { items: { id: string }[]; bookmark: string | null } = await call(visitor, 'boards.feed', {
      board_id: board.id,
      page_size,
      bookmark,
    })
    ids.push(...page.items.map(({ id }) => id))
    bookmark = page.bookmark
    if (bookmark === null) return ids
  }
}

it('pins stand where they were put, on every page, and those that come later in front', async () => {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  const [a = '', b = '', c = '', d = ''] = await pinsOn(board, ada, 4)
  expect(await orderOf(board)).toEqual([a, b, c, d])
  await place(ada, board, d, 'before', b)
  expect(await orderOf(board)).toEqual([a, d, b, c])
  await place(ada, board, a, 'after', c)
  expect(await orderOf(board)).toEqual([d, b, c, a])
  await place(ada, board, c, 'before', d)
  expect(await orderOf(board)).toEqual([c, d, b, a])
  const later = await aPin(deps, ada, board)
  expect(await orderOf(board)).toEqual([later.id, c, d, b, a])
  const newest = await call(visitor, 'boards.feed', { board_id: board.id, sort: 'newest' })
  expect(newest.items.map(({ id }) => id)).toEqual([later.id, a, b, c, d])
})

it('pins of a section have an order of their own, and take it along', async () => {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  const [loose = '', a = '', b = '', c = ''] = await pinsOn(board, ada, 4)
  const { id: section_id } = await call(ada, 'sections.create', {
    board_id: board.id,
    name: 'Some',
    initial_pins: [a, b, c],
  })
  await place(ada, board, c, 'before', a)
  const { items } = await call(visitor, 'sections.pins', { section_id })
  expect(items.map(({ id }) => id)).toEqual([c, a, b])
  await expect(place(ada, board, loose, 'before', a)).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
  await call(ada, 'pins.moveMany', {
    board_id: board.id,
    target_board_id: board.id,
    pin_ids: [c, a, b],
  })
  expect(await orderOf(board, 10)).toEqual([loose, c, a, b])
})

it('whatever is put where and moved between, the order is the one of a list', async () => {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  let expected = await pinsOn(board, ada, 5)
  const { id: section_id } = await call(ada, 'sections.create', { board_id: board.id, name: 'Some' })
  const inSection = new Set<string>()
  const at = fc.nat({ max: 4 })
  const sides = fc.constantFrom<Side | 'move'>('before', 'after', 'move')
  const acts = fc.array(fc.tuple(at, at, sides), { maxLength: 12 })
  const change = async (pin: string) => {
    const isLeaving = inSection.delete(pin)
    if (!isLeaving) inSection.add(pin)
    await call(ada, 'pins.update', { id: pin, section_id: isLeaving ? null : section_id })
  }
  await fc.assert(
    fc.asyncProperty(acts, async (drawn) => {
      for (const [from, to, act] of drawn) {
        const [pin = '', neighbor = ''] = [expected[from], expected[to]]
        if (act === 'move') await change(pin)
        if (act === 'move' || pin === neighbor || inSection.has(pin) !== inSection.has(neighbor)) continue
        await place(ada, board, pin, act, neighbor)
        const others = expected.filter((id) => id !== pin)
        expected = others.toSpliced(others.indexOf(neighbor) + (act === 'after' ? 1 : 0), 0, pin)
      }
      expect(await orderOf(board, 3)).toEqual(expected)
    }),
    { numRuns: 15 },
  )
})

/** Three pins, the last of which is put between the first two. */
async function arranged() {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  const [a = '', b = '', last = ''] = await pinsOn(board, ada, 3)
  await place(ada, board, last, 'before', b)
  return { ada, board, a, b, last }
}

it('a pin that comes back from another board stands by when it was added', async () => {
  const { ada, board, a, b, last } = await arranged()
  const other = await aBoard(deps, ada)
  for (const board_id of [other.id, board.id]) await call(ada, 'pins.update', { id: last, board_id })
  expect(await orderOf(board)).toEqual([a, b, last])
})

it('no pin gets the place of one that is deleted and comes back', async () => {
  const { ada, board, a, b, last } = await arranged()
  const [first = ''] = await pinsOn(board, ada, 1)
  await call(ada, 'pins.delete', { id: last })
  await place(ada, board, first, 'before', b)
  await call(ada, 'pins.restore', { pin_ids: [last] })
  await place(ada, board, a, 'before', b)
  expect((await orderOf(board)).filter((id) => id !== last)).toEqual([first, a, b])
  await place(ada, board, a, 'before', last)
  expect((await orderOf(board)).indexOf(a)).toBe((await orderOf(board)).indexOf(last) - 1)
})

it('a page of the newest goes on as arranged, as it did before boards were arranged', async () => {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  const ids = await pinsOn(board, ada, 4)
  const { id: section_id } = await call(ada, 'sections.create', {
    board_id: board.id,
    name: 'All',
    initial_pins: ids,
  })
  const ask = { board_id: board.id, page_size: 2 }
  const { bookmark } = await call(visitor, 'boards.feed', { ...ask, sort: 'newest' })
  const next = await call(visitor, 'boards.feed', { ...ask, bookmark })
  expect(next.items.map(({ id }) => id)).toEqual(ids.slice(2))
  const there = { section_id, page_size: 2 }
  const first = await call(visitor, 'sections.pins', { ...there, sort: 'newest' })
  const second = await call(visitor, 'sections.pins', { ...there, bookmark: first.bookmark })
  expect(second.items.map(({ id }) => id)).toEqual(ids.slice(2))
  const refused = call(visitor, 'boards.feed', { ...ask, sort: 'oldest', bookmark })
  await expect(refused).rejects.toMatchObject({ code: 'INVALID_BOOKMARK' })
})

it('a gap without room for more digits is refused', async () => {
  const ada = await aMember(deps)
  const board = await aBoard(deps, ada)
  const [first = '', next = '', last = ''] = await pinsOn(board, ada, 3)
  const digits = (end: string) => `10.${'4'.repeat(199)}${end}`
  for (const [id, at] of [
    [first, digits('2')],
    [next, digits('1')],
  ])
    await deps.read
      .updateTable('pins')
      .set({ place: at })
      .where('id', '=', id ?? '')
      .execute()
  await expect(place(ada, board, last, 'after', first)).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
})

it('owner and collaborators put pins in order, nobody else', async () => {
  const [ada, ben, eve] = [await aMember(deps), await aMember(deps), await aMember(deps)]
  const board = await aBoard(deps, ada)
  await aCollaborator(deps, board, { owner: ada, member: ben })
  const [a = '', b = ''] = await pinsOn(board, ada, 2)
  await place(ben, board, b, 'before', a)
  expect(await orderOf(board)).toEqual([b, a])
  await expect(place(eve, board, a, 'before', b)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  const secret = await aBoard(deps, ada, { privacy: 'secret' })
  await expect(place(eve, secret, a, 'before', b)).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
})
