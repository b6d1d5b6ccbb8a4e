import type { Viewer } from '@tessera/shared-auth'
import { describe, expect, it } from 'vitest'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aCollaborator, aPin, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { wrongCounters } from '../../testing/recount.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

describe('sections', () => {
  it('C-4.25 I-4.38 a count that stands at zero stays there when a pin goes', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    const pin = await aPin(deps, ada, board)
    await deps.read.updateTable('boards').set({ pinCount: 0 }).where('id', '=', board.id).execute()
    await deps.read.updateTable('users').set({ pinCount: 0 }).where('id', '=', ada.userId).execute()
    await call(ada, 'pins.delete', { id: pin.id })
    expect(await call(ada, 'boards.get', { board_id: board.id })).toMatchObject({ pin_count: 0 })
    expect(await call(visitor, 'users.get', { user_id: ada.userId })).toMatchObject({ pin_count: 0 })
  })

  it('C-2.55 the pins of a board and of a section stand in the order asked for, on every page', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    const pins = [await aPin(deps, ada, board), await aPin(deps, ada, board), await aPin(deps, ada, board)]
    const ids = pins.map(({ id }) => id)
    const lists = {
      'boards.feed': { board_id: board.id },
      'sections.pins': {
        section_id: (
          await call(ada, 'sections.create', { board_id: board.id, name: 'All', initial_pins: ids })
        ).id,
      },
    } as const
    for (const name of ['boards.feed', 'sections.pins'] as const) {
      const asked = { ...lists[name], sort: 'oldest' as const, page_size: 2 } as never
      const first = await call(ada, name, asked)
      const second = await call(ada, name, { ...(asked as object), bookmark: first.bookmark } as never)
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
      expect((await call(ada, name, lists[name] as never)).items.map(({ id }) => id)).toEqual(
        ids.toReversed(),
      )
      await expect(
        call(ada, name, { ...(lists[name] as object), bookmark: first.bookmark } as never),
      ).rejects.toMatchObject({ code: 'INVALID_BOOKMARK' })
    }
  })

  it('C-3.19 C-4.27 are made with pins of the board, named once, and deleted with them', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    const [inside, outside] = [await aPin(deps, ada, board), await aPin(deps, ada, board)]
    const section = await call(ada, 'sections.create', {
      board_id: board.id,
      name: 'Window seats',
      initial_pins: [inside.id],
    })
    expect(section).toEqual({
      id: section.id,
      type: 'boardsection',
      slug: 'window-seats',
      title: 'Window seats',
      pin_count: 1,
      board_id: board.id,
    })
    expect(await call(ada, 'boards.get', { board_id: board.id })).toMatchObject({
      section_count: 1,
      pin_count: 2,
      sectionless_pin_count: 1,
    })
    const named = { username: ada.username, slug: board.slug, section_slug: 'window-seats' }
    expect((await call(ada, 'sections.get', named)).id).toBe(section.id)
    await expect(
      call(ada, 'sections.create', { board_id: board.id, name: 'window seats' }),
    ).rejects.toMatchObject({ code: 'SECTION_NAME_TAKEN' })
    const loose = await call(ada, 'boards.feed', { board_id: board.id, filter_section_pins: true })
    expect(loose.items.map(({ id }) => id)).toEqual([outside.id])
    const pins = await call(ada, 'sections.pins', { section_id: section.id })
    expect(pins.items.map(({ id }) => id)).toEqual([inside.id])
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])

    await call(ada, 'sections.delete', { section_id: section.id })
    expect(await call(ada, 'boards.get', { board_id: board.id })).toMatchObject({
      section_count: 0,
      pin_count: 1,
    })
    await expect(call(ada, 'pins.get', { id: inside.id })).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])
  })

  it('I-4.36 take their pins out of the count of their person, too', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    for (let loose = 0; loose < 3; loose += 1) await aPin(deps, ada, board)
    const section = await call(ada, 'sections.create', { board_id: board.id, name: 'Some' })
    for (let inside = 0; inside < 5; inside += 1) await aPin(deps, ada, board, { sectionId: section.id })
    await deps.read.updateTable('users').set({ pinCount: 20 }).where('id', '=', ada.userId).execute()
    await call(ada, 'sections.delete', { section_id: section.id })
    expect(await call(visitor, 'users.get', { user_id: ada.userId })).toMatchObject({ pin_count: 15 })
  })

  it('stand in the owner’s order', async () => {
    const ada = await aMember(deps)
    const board = await aBoard(deps, ada)
    const ids: string[] = []
    for (const name of ['One', 'Two', 'Three'])
      ids.push((await call(ada, 'sections.create', { board_id: board.id, name })).id)
    await call(ada, 'sections.reorder', { board_id: board.id, section_ids: [ids[2]!, ids[0]!] })
    const { items } = await call(ada, 'sections.list', { board_id: board.id })
    expect(items.map(({ title }) => title)).toEqual(['Three', 'One', 'Two'])
  })

  it('show three of the newest pictures that the viewer may see', async () => {
    const [ada, ben, eve] = [await aMember(deps), await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ada)
    await aCollaborator(deps, board, { owner: ada, member: ben })
    const some = await call(ada, 'sections.create', { board_id: board.id, name: 'Some' })
    const none = await call(ada, 'sections.create', { board_id: board.id, name: 'None' })
    const pins: TestPin[] = []
    for (const by of [ada, ada, ada, ada, ben]) pins.push(await aPin(deps, by, board, { sectionId: some.id }))
    await call(ben, 'users.block', { user_id: eve.userId })
    const picturesFor = async (viewer: Viewer) =>
      (await call(viewer, 'sections.list', { board_id: board.id })).items.map(({ id, cover_images }) => [
        id,
        ...cover_images.map((image) => pins.findIndex((pin) => pin.imageSignature === image.image_signature)),
      ])
    expect(await picturesFor(visitor)).toEqual([[some.id, 4, 3, 2], [none.id]])
    expect(await picturesFor(eve)).toEqual([[some.id, 3, 2, 1], [none.id]])
  })

  it('are changed by owner and collaborators only', async () => {
    const [ada, eve] = [await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ada)
    const { id } = await call(ada, 'sections.create', { board_id: board.id, name: 'One' })
    for (const attempt of [
      () => call(eve, 'sections.create', { board_id: board.id, name: 'Two' }),
      () => call(eve, 'sections.update', { section_id: id, name: 'Mine' }),
      () => call(eve, 'sections.delete', { section_id: id }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await call(ada, 'sections.update', { section_id: id, name: 'Uno' })).slug).toBe('uno')
  })
})

describe('several pins at once', () => {
  it('C-4.26 move with their counts from section and board to another board', async () => {
    const ada = await aMember(deps)
    const [from, to] = [await aBoard(deps, ada), await aBoard(deps, ada)]
    const section = await call(ada, 'sections.create', { board_id: from.id, name: 'Some' })
    const pins = []
    for (let index = 0; index < 3; index += 1)
      pins.push(await aPin(deps, ada, from, { sectionId: section.id }))
    const pin_ids = pins.map(({ id }) => id)
    const moved = await call(ada, 'pins.moveMany', { board_id: from.id, target_board_id: to.id, pin_ids })
    expect(moved.skipped_pin_ids).toEqual([])
    const count = async (board_id: string) => (await call(ada, 'boards.get', { board_id })).pin_count
    expect([await count(from.id), await count(to.id)]).toEqual([0, 3])
    expect((await call(ada, 'sections.get', { section_id: section.id })).pin_count).toBe(0)
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])
  })

  it('are copied and deleted, skipping what is there or not allowed', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const [from, to] = [await aBoard(deps, ada), await aBoard(deps, ben)]
    const pins = [await aPin(deps, ada, from), await aPin(deps, ada, from)]
    const pin_ids = pins.map(({ id }) => id)
    await call(ben, 'pins.save', { pin_id: pin_ids[0]!, board_id: to.id })
    const copied = await call(ben, 'pins.copyMany', { board_id: from.id, target_board_id: to.id, pin_ids })
    expect(copied.skipped_pin_ids).toEqual([pin_ids[0]])
    const refused = await call(ben, 'pins.deleteMany', { board_id: from.id, pin_ids })
    expect(refused).toEqual({ pin_ids: [], skipped_pin_ids: pin_ids })
    await call(ada, 'pins.deleteMany', { board_id: from.id, pin_ids })
    expect((await call(ada, 'boards.get', { board_id: from.id })).pin_count).toBe(0)
    expect((await call(ben, 'boards.get', { board_id: to.id })).pin_count).toBe(2)
    expect(await wrongCounters(deps, [ada.userId, ben.userId])).toEqual([])
  })

  it('C-2.35 one pin changes its board, but not to one that shows it already', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const [from, to] = [await aBoard(deps, ada), await aBoard(deps, ada, { privacy: 'secret' })]
    const pin = await aPin(deps, ada, from)
    await expect(call(ben, 'pins.update', { id: pin.id, title: 'Mine' })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    const moved = await call(ada, 'pins.update', { id: pin.id, board_id: to.id, title: 'Kept' })
    expect(moved).toMatchObject({ board: { id: to.id }, title: 'Kept' })
    await expect(call(ben, 'pins.get', { id: pin.id })).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    await call(ada, 'pins.save', { pin_id: pin.id, board_id: from.id })
    await expect(call(ada, 'pins.update', { id: pin.id, board_id: from.id })).rejects.toMatchObject({
      code: 'PIN_ALREADY_ON_BOARD',
    })
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])
  })
})
