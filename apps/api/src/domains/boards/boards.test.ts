import { camelKeys, camelName } from '@tessera/api-types/wire/key-case'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '@tessera/shared-auth'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { wrongCounters } from '../../testing/recount.ts'
import { deleteEmptyBoard } from './board-edit-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const BOARD_FIELDS = `
  id name url privacy layout is_collaborative collaborated_by_me collaborator_permissions
  followed_by_me owner pin_count sectionless_pin_count section_count collaborator_count
  collaborating_users access pending_ownership_transfer sensitivity sensitivity_screen
  archived_by_me_at cover_pin cover_images images has_fresh_more_ideas_tab
  viewer_collaborator_join_requested related_interest_ids blocking_actions`
  .trim()
  .split(/\s+/)

describe('making a board', () => {
  it('I-4.31 I-4.32 I-4.33 counts the board and its initial pins, and remembers the first of them', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const from = await aBoard(deps, ada)
    const pins = [await aPin(deps, ada, from), await aPin(deps, ada, from)]
    const board = await call(ben, 'boards.create', {
      name: 'Quiet rooms',
      initial_pins: pins.map(({ id }) => id),
    })
    expect(board).toMatchObject({
      url: `/${ben.username}/quiet-rooms/`,
      privacy: 'public',
      pin_count: 2,
      owner: { id: ben.userId },
      abilities: { can_edit: true, can_delete: true, can_add_pins: true, can_follow: false },
    })
    expect(await call(ben, 'users.get', { user_id: ben.userId })).toMatchObject({
      board_count: 1,
      pin_count: 2,
    })
    const [last, first] = (await call(ben, 'boards.feed', { board_id: board.id })).items
    const row = await deps.read
      .selectFrom('users')
      .select('lastRepinId')
      .where('id', '=', ben.userId)
      .executeTakeFirst()
    expect(row?.lastRepinId).toBe(first?.id)
    expect(last?.id).not.toBe(first?.id)
    expect(await wrongCounters(deps, [ada.userId, ben.userId])).toEqual([])
  })

  it('refuses a name the member has, also when both are made at once', async () => {
    const ada = await aMember(deps)
    const attempts = await Promise.allSettled(
      ['Same name', 'same NAME!', 'Same name'].map((name) => call(ada, 'boards.create', { name })),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const attempt of attempts)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ code: 'BOARD_NAME_TAKEN' })
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])
  })
})

describe('reading a board', () => {
  it('C-3.15 every field of the documents is there, in both spellings', async () => {
    const ada = await aMember(deps)
    const { id } = await call(ada, 'boards.create', { name: 'Clay' })
    const board = await call(ada, 'boards.get', { board_id: id })
    expect(Object.keys(board)).toEqual(expect.arrayContaining(BOARD_FIELDS))
    expect(Object.keys(camelKeys(board) as object)).toEqual(
      expect.arrayContaining(BOARD_FIELDS.map(camelName)),
    )
  })

  it('C-3.15 its pictures, topics and fresh ideas follow from its pins', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const { id } = await call(ada, 'boards.create', { name: 'Glaze' })
    const read = (viewer: typeof ada) => call(viewer, 'boards.get', { board_id: id })
    expect(await read(ada)).toMatchObject({
      images: { '170x': [], '236x': [] },
      related_interest_ids: [],
      has_fresh_more_ideas_tab: false,
    })
    const { aggregatedPinId } = await aPin(deps, ada, { id, slug: 'glaze', privacy: 'public' })
    const interestId = deps.newId()
    await deps.read
      .insertInto('interests')
      .values({ id: interestId, name: 'Glaze', slug: `glaze-${interestId}` })
      .execute()
    await deps.read.insertInto('pinInterests').values({ interestId, aggregatedPinId }).execute()
    await deps.read.updateTable('boards').set({ pinCount: 1 }).where('id', '=', id).execute()
    const board = await read(ada)
    expect(board).toMatchObject({ related_interest_ids: [interestId], has_fresh_more_ideas_tab: true })
    expect(board.images['170x']).toEqual([expect.objectContaining({ width: 170, url: expect.any(String) })])
    expect((await read(ben)).has_fresh_more_ideas_tab).toBe(false)
  })

  it('C-3.15 collaborators may invite only where the owner lets them', async () => {
    const ada = await aMember(deps)
    const { id } = await call(ada, 'boards.create', { name: 'Kiln' })
    const permissions = async () => (await call(ada, 'boards.get', { board_id: id })).collaborator_permissions
    await call(ada, 'boards.update', { board_id: id, collaborator_invites_enabled: true })
    expect(await permissions()).toEqual(['save', 'invite'])
    await call(ada, 'boards.update', { board_id: id, collaborator_invites_enabled: false })
    expect(await permissions()).toEqual(['save'])
  })
})

describe('changing a board', () => {
  it('renames its address, and hides its pins when it becomes secret', async () => {
    const [ada, eve] = [await aMember(deps), await aMember(deps)]
    const { id } = await call(ada, 'boards.create', { name: 'Old' })
    const pin = await aPin(deps, ada, { id, slug: 'old', privacy: 'public' })
    const board = await call(ada, 'boards.update', { board_id: id, name: 'New name', privacy: 'secret' })
    expect(board).toMatchObject({ url: `/${ada.username}/new-name/`, privacy: 'secret' })
    await expect(call(eve, 'pins.get', { id: pin.id })).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    expect((await call(eve, 'users.get', { user_id: ada.userId })).board_count).toBe(0)
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])
    await call(ada, 'boards.update', { board_id: id, privacy: 'public' })
    expect((await call(visitor, 'pins.get', { id: pin.id })).id).toBe(pin.id)
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])
  })

  it('its former address leads to it, for those who may see it, until another board takes that', async () => {
    const [ada, eve] = [await aMember(deps), await aMember(deps)]
    const { id } = await call(ada, 'boards.create', { name: 'Old' })
    await call(ada, 'boards.update', { board_id: id, name: 'Newer' })
    await call(ada, 'boards.update', { board_id: id, name: 'Newest', privacy: 'secret' })
    const at = (viewer: Viewer, slug: string) => call(viewer, 'boards.get', { username: ada.username, slug })
    for (const slug of ['old', 'newer', 'newest']) {
      expect(await at(ada, slug)).toMatchObject({ id, url: `/${ada.username}/newest/` })
      await expect(at(eve, slug)).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
    }
    const other = await call(ada, 'boards.create', { name: 'Old' })
    expect((await at(eve, 'old')).id).toBe(other.id)
    await call(ada, 'boards.update', { board_id: id, name: 'Newer' })
    expect((await at(ada, 'newest')).id).toBe(id)
    await call(ada, 'boards.delete', { board_id: id })
    await expect(at(ada, 'newest')).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
    await call(ada, 'recentlyDeleted.restore', { type: 'board', id })
    expect((await at(ada, 'newest')).id).toBe(id)
  })

  it('nothing is deleted as empty that somebody saved to meanwhile', async () => {
    const ada = await aMember(deps)
    const [empty, used] = [await aBoard(deps, ada), await aBoard(deps, ada)]
    await aPin(deps, ada, used)
    const deleted = (id: string) => deps.transact((tx) => deleteEmptyBoard(tx, ada, id, deps))
    expect([await deleted(empty.id), await deleted(used.id)]).toEqual([true, false])
    expect((await call(ada, 'boards.get', { board_id: used.id })).pin_count).toBe(1)
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])
  })

  it('gives it a cover that is on it, keeps it over other changes, and takes it away', async () => {
    const ada = await aMember(deps)
    const [board, other] = [await aBoard(deps, ada), await aBoard(deps, ada)]
    const [pin, elsewhere] = [await aPin(deps, ada, board), await aPin(deps, ada, other)]
    const update = async (changes: object) =>
      (await call(ada, 'boards.update', { board_id: board.id, ...changes })).cover_pin
    await expect(update({ cover_pin_id: elsewhere.id })).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
    expect(await update({ cover_pin_id: pin.id })).toEqual({ pin_id: pin.id })
    expect(await update({ description: 'All blue' })).toEqual({ pin_id: pin.id })
    expect(await update({ cover_pin_id: null })).toBeNull()
  })

  it('C-4.35 C-4.36 archives it now and takes it out again', async () => {
    const ada = await aMember(deps)
    const { id } = await aBoard(deps, ada)
    const archived = await call(ada, 'boards.archive', { board_id: id })
    expect(Date.parse(archived.archived_by_me_at ?? '')).toBeGreaterThan(0)
    expect((await call(ada, 'boards.list', { username: ada.username })).items).toEqual([])
    const all = await call(ada, 'boards.list', { username: ada.username, include_archived: true })
    expect(all.items).toHaveLength(1)
    expect((await call(ada, 'boards.unarchive', { board_id: id })).archived_by_me_at).toBeNull()
  })

  it('C-4.42 I-4.35 deletes it with its pins and every count they stood in', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    const board = await aBoard(deps, ben)
    await call(ben, 'pins.save', { pin_id: pin.id, board_id: board.id })
    await aPin(deps, ben, board)
    const gone = await call(ben, 'boards.delete', { board_id: board.id })
    expect(gone).toEqual({ board_id: board.id, deleted_pin_count: 2 })
    await expect(call(ben, 'boards.get', { board_id: board.id })).rejects.toMatchObject({
      code: 'BOARD_NOT_FOUND',
    })
    expect((await call(visitor, 'pins.get', { id: pin.id })).repin_count).toBe(0)
    expect(await wrongCounters(deps, [ada.userId, ben.userId])).toEqual([])
  })

  it('C-6.10 is the owner’s alone: a collaborator is refused', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const { id } = await aBoard(deps, ada)
    await deps.read
      .insertInto('boardCollaborators')
      .values({ boardId: id, userId: ben.userId, createdAt: deps.now() })
      .execute()
    for (const attempt of [
      () => call(ben, 'boards.delete', { board_id: id }),
      () => call(ben, 'boards.update', { board_id: id, name: 'Mine' }),
      () => call(ben, 'boards.archive', { board_id: id }),
      () => call(ben, 'boards.unarchive', { board_id: id }),
      () => call(ben, 'sections.reorder', { board_id: id, section_ids: [] }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await call(ben, 'boards.get', { board_id: id })).toMatchObject({
      collaborated_by_me: true,
      access: ['write'],
    })
  })

  it('C-3.18 of others looks missing while it is secret', async () => {
    const [ada, eve] = [await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ada, { privacy: 'secret' })
    const board_id = board.id
    for (const attempt of [
      () => call(visitor, 'boards.get', { board_id }),
      () => call(eve, 'boards.get', { username: ada.username, slug: board.slug }),
      () => call(eve, 'boards.feed', { board_id }),
      () => call(eve, 'boards.interests', { board_id }),
      () => call(eve, 'sections.list', { board_id }),
      () => call(eve, 'sections.create', { board_id, name: 'In' }),
      () => call(eve, 'boards.update', { board_id, name: 'Mine' }),
      () => call(eve, 'boards.delete', { board_id }),
      () => call(eve, 'boards.follow', { board_id }),
      () => call(eve, 'pins.deleteMany', { board_id, pin_ids: ['1'] }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
    expect((await call(eve, 'boards.list', { username: ada.username })).items).toEqual([])
  })
})

describe('lists of boards', () => {
  it('C-2.56 stand in each order and page without repeats', async () => {
    const ada = await aMember(deps)
    const made = []
    for (const name of ['b', 'C', 'a']) made.push(await aBoard(deps, ada, { name }))
    const names = async (sort: 'alphabetical' | 'newest' | 'oldest' | 'custom' | 'last_pinned_to') => {
      const found: string[] = []
      let bookmark: string | null = null
      do {
        const page: Awaited<ReturnType<typeof call<'boards.list'>>> = await call(ada, 'boards.list', {
          username: ada.username,
          sort,
          page_size: 2,
          bookmark,
        })
        found.push(...page.items.map(({ name }) => name))
        bookmark = page.bookmark
      } while (bookmark)
      return found.join('')
    }
    expect(await names('alphabetical')).toBe('abC')
    expect(await names('newest')).toBe('aCb')
    expect(await names('oldest')).toBe('bCa')
    await call(ada, 'boards.reorder', { board_ids: [made[0]!.id] })
    expect(await names('custom')).toMatch(/^b/)
    await call(ada, 'boards.reorder', { board_ids: [made[1]!.id, made[2]!.id, made[0]!.id] })
    expect(await names('custom')).toBe('Cab')
    await call(ada, 'boards.reorder', { board_ids: [made[0]!.id] })
    expect(await names('custom')).toBe('bCa')
    await call(ada, 'boards.reorder', { board_ids: [made[1]!.id, made[2]!.id, made[0]!.id] })
    const [ben] = [await aMember(deps)]
    const bens = await aBoard(deps, ben)
    const pin = await aPin(deps, ben, bens)
    await call(ada, 'pins.save', { pin_id: pin.id, board_id: made[0]!.id })
    expect(await names('last_pinned_to')).toBe('baC')

    const mixed = { board_ids: [made[0]!.id, bens.id] }
    await expect(call(ada, 'boards.reorder', mixed)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    const secret = await aBoard(deps, ben, { privacy: 'secret' })
    for (const id of [secret.id, '1'])
      await expect(call(ada, 'boards.reorder', { board_ids: [id] })).rejects.toMatchObject({
        code: 'BOARD_NOT_FOUND',
      })
    expect(await names('custom')).toBe('Cab')
  })

  it('C-4.23 C-7.38 offer the board used last first, with a mark where the pin is', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPin(deps, ben, await aBoard(deps, ben))
    const third = await aBoard(deps, ada, { name: 'Third' })
    await aBoard(deps, ada, { name: 'Second' })
    await aBoard(deps, ada, { name: 'First' })
    const copy = await call(ada, 'pins.save', { pin_id: pin.id, board_id: third.id })
    const picker = await call(ada, 'boards.picker', { pin_id: pin.id })
    expect(picker.boards_shortlist.map(({ name }) => name)).toEqual(['Third', 'First', 'Second'])
    expect(picker.boards_shortlist[0]?.saved_pin_id).toBe(copy.id)
    expect(picker.all_boards.map(({ name }) => name)).toEqual(['First', 'Second', 'Third'])
    expect(picker.all_boards[0]?.saved_pin_id).toBeNull()
    expect(picker.boards_shortlist[0]?.image_url).toContain('/75x75/')
    expect(picker.all_boards[0]?.image_url).toBeNull()
  })
})
