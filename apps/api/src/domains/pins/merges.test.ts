import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, aCollaborator, aPin, type TestBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { anUpload } from '../../testing/test-uploads.ts'
import { forgetDeletedBoard } from '../boards/board-restore-service.ts'
import { moveStep } from './move-all-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

let ada: Member
let from: TestBoard
let to: TestBoard

beforeEach(async () => {
  deps.addedJobs.length = 0
  ada = await aMember(deps)
  ;[from, to] = [await aBoard(deps, ada, { name: 'From' }), await aBoard(deps, ada, { name: 'To' })]
})

const step = async (): Promise<boolean> => {
  const job = deps.addedJobs.shift()
  if (job) await moveStep(job.payload, deps)
  return job !== undefined
}
const untilDone = async () => {
  while (await step());
}
const merge = (more: Record<string, unknown> = {}) =>
  call(ada, 'boards.merge', { board_id: from.id, target_board_id: to.id, ...more })
const preview = () => call(ada, 'boards.mergePreview', { board_id: from.id, target_board_id: to.id })
const undo = async (board: TestBoard) => {
  const { blocking_actions } = await call(ada, 'boards.get', { board_id: board.id })
  const blocking_action_id = blocking_actions[0]?.id ?? ''
  return call(ada, 'boards.undoMoveAll', { board_id: board.id, blocking_action_id })
}
const boardOf = ({ id }: TestBoard) => call(ada, 'boards.get', { board_id: id })
const section = async ({ id }: TestBoard, name: string) =>
  (await call(ada, 'sections.create', { board_id: id, name })).id
const sectionsOf = async ({ id }: TestBoard) =>
  (await call(ada, 'sections.list', { board_id: id })).items.map(({ title, pin_count }) => [title, pin_count])
const manyPins = async (count: number) => {
  for (let made = 0; made < count; made += 1) await aPin(deps, ada, from)
}

describe('a board is merged into another one', () => {
  it('C-3.20 step by step, after a kill from where it was, and its address leads to the target', async () => {
    await manyPins(201)
    const started = await merge()
    expect(started.blocking_actions).toMatchObject([
      { state: 'moving', progress: 0, section_id: '-1', merged_board: { id: from.id, name: 'From' } },
    ])
    await step()
    expect((await boardOf(to)).blocking_actions).toMatchObject([{ state: 'moving', progress: 99 }])
    const killed = deps.addedJobs[0]
    const dying: typeof deps.transact = (work) =>
      deps.transact(async (tx) => {
        await work(tx)
        throw new Error('killed')
      })
    await expect(moveStep(killed?.payload, { ...deps, transact: dying })).rejects.toThrow('killed')
    await untilDone()
    await expect(boardOf(from)).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
    expect(await boardOf(to)).toMatchObject({
      pin_count: 201,
      blocking_actions: [{ state: 'moved', progress: 100, merged_board: { id: from.id, name: 'From' } }],
    })
    const led = await call(ada, 'boards.get', { username: ada.username, slug: from.slug })
    expect(led.id).toBe(to.id)
    const { items } = await call(ada, 'recentlyDeleted.list', {})
    expect(items).toMatchObject([{ id: from.id }])
    expect(await call(ada, 'users.me', {})).toMatchObject({ board_count: 1 })
  }, 30_000)

  it('sections go along, and those of one name are joined', async () => {
    const [bowls, cups] = [await section(from, 'Bowls'), await section(from, 'Cups')]
    const theirs = await section(to, 'bowls')
    await aPin(deps, ada, from, { sectionId: bowls })
    await aPin(deps, ada, from, { sectionId: cups })
    await aPin(deps, ada, to, { sectionId: theirs })
    expect(await preview()).toMatchObject({ pin_count: 2, section_count: 2, joined_section_count: 1 })
    await merge()
    await untilDone()
    expect(await sectionsOf(to)).toEqual([
      ['bowls', 2],
      ['Cups', 1],
    ])
    expect(await boardOf(to)).toMatchObject({ section_count: 2, pin_count: 3, sectionless_pin_count: 0 })
    const led = { username: ada.username, slug: from.slug, section_slug: 'cups' }
    expect(await call(ada, 'sections.get', led)).toMatchObject({ board_id: to.id, title: 'Cups' })
  })

  it('pins that are scheduled for it wait for the target, in the section that takes theirs', async () => {
    const cups = await section(from, 'Cups')
    const image_signature = await anUpload(deps, ada)
    const scheduled_ts = Math.floor(deps.now().getTime() / 1000) + 86_400
    const draft = { board_id: from.id, section: cups, image_signature, scheduled_ts }
    await call(ada, 'scheduledPins.create', draft)
    await merge()
    await untilDone()
    const waiting = await call(ada, 'scheduledPins.list', {})
    expect(waiting.map((pin) => [pin.board?.id, pin.section?.title])).toEqual([[to.id, 'Cups']])
  })

  it('pins of others move too, and what is there already stays on the emptied board', async () => {
    const ben = await aMember(deps)
    await aCollaborator(deps, from, { owner: ada, member: ben })
    await call(await aMember(deps), 'boards.follow', { board_id: from.id })
    const pin = await aPin(deps, ada, from)
    await aPin(deps, ada, to, { copyOf: pin })
    const bens = await aPin(deps, ben, from)
    await aPin(deps, ada, to, { copyOf: await aPin(deps, ben, from) })
    expect(await preview()).toEqual({
      pin_count: 3,
      stays_count: 2,
      others_pin_count: 1,
      section_count: 0,
      joined_section_count: 0,
      follower_count: 1,
      collaborator_count: 1,
      is_exposing: false,
    })
    await merge()
    await untilDone()
    const { items } = await call(ada, 'boards.feed', { board_id: to.id })
    expect(items).toHaveLength(3)
    expect(items.find(({ id }) => id === bens.id)?.pinner?.id).toBe(ben.userId)
    expect(await boardOf(to)).toMatchObject({ collaborator_count: 0, follower_count: 0 })
    expect((await call(ada, 'recentlyDeleted.list', {})).items).toMatchObject([{ id: from.id, pin_count: 2 }])
  })

  it('a secret board is merged into a public one only when that is confirmed, and is then seen by all', async () => {
    from = await aBoard(deps, ada, { name: 'Hidden', privacy: 'secret' })
    const pin = await aPin(deps, ada, from, { isListed: false })
    expect(await preview()).toMatchObject({ is_exposing: true })
    await expect(merge()).rejects.toMatchObject({
      code: 'CONFLICT',
      detail: { reason: { key: 'refusal.mergeExposes' } },
    })
    await merge({ is_exposure_confirmed: true })
    await untilDone()
    const ben = await aMember(deps)
    expect((await call(ben, 'boards.feed', { board_id: to.id })).items.map(({ id }) => id)).toEqual([pin.id])
    await undo(to)
    await untilDone()
    expect((await call(ben, 'boards.feed', { board_id: to.id })).items).toEqual([])
    await expect(call(ben, 'pins.get', { id: pin.id })).rejects.toMatchObject({ code: 'PIN_NOT_FOUND' })
  })

  it('a secret board is merged into one that others keep too, or are invited to, only when that is confirmed', async () => {
    const [ben, cem] = [await aMember(deps), await aMember(deps)]
    from = await aBoard(deps, ada, { privacy: 'secret' })
    to = await aBoard(deps, ada, { privacy: 'secret' })
    for (const board of [from, to]) await aCollaborator(deps, board, { owner: ada, member: ben })
    expect(await preview()).toMatchObject({ is_exposing: false })
    await call(ada, 'collaborators.invite', { board_id: to.id, user_ids: [cem.userId] })
    expect(await preview()).toMatchObject({ is_exposing: true })
    await expect(merge()).rejects.toMatchObject({ detail: { reason: { key: 'refusal.mergeExposes' } } })
    await merge({ is_exposure_confirmed: true })
  })

  it('only by who owns both, not onto itself, and not while one of them moves', async () => {
    const ben = await aMember(deps)
    const bens = await aBoard(deps, ben)
    await aCollaborator(deps, bens, { owner: ben, member: ada })
    await expect(merge({ target_board_id: bens.id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(merge({ target_board_id: from.id })).rejects.toMatchObject({ code: 'CONFLICT' })
    await merge()
    const back = { board_id: to.id, target_board_id: from.id }
    await expect(call(ada, 'boards.merge', back)).rejects.toMatchObject({ code: 'CONFLICT' })
    const third = await aBoard(deps, ada)
    const on = { board_id: to.id, target_board_id: third.id }
    await expect(call(ada, 'boards.merge', on)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('all pins of its target are not moved on meanwhile, nor is it undone while its target is merged on', async () => {
    await aPin(deps, ada, from)
    const third = await aBoard(deps, ada, { name: 'Third' })
    await merge()
    const on = { board_id: to.id, target_board_id: third.id }
    const barred = { code: 'CONFLICT' }
    await expect(call(ada, 'boards.moveAll', { ...on, section_id: '-1' })).rejects.toMatchObject(barred)
    await untilDone()
    const [first] = (await boardOf(to)).blocking_actions
    await call(ada, 'boards.merge', on)
    const undone = { board_id: to.id, blocking_action_id: first?.id ?? '' }
    await expect(call(ada, 'boards.undoMoveAll', undone)).rejects.toMatchObject(barred)
    await untilDone()
    expect((await boardOf(third)).pin_count).toBe(1)
  })

  it('pins that are saved to it meanwhile go along, also into a section made meanwhile', async () => {
    await manyPins(200)
    await merge()
    await step()
    await aPin(deps, ada, from, { sectionId: await section(from, 'Late') })
    await untilDone()
    expect(await sectionsOf(to)).toEqual([['Late', 1]])
    expect((await boardOf(to)).pin_count).toBe(201)
  }, 30_000)
})

describe('a merge is undone', () => {
  it('with its pins in their sections, followers, collaborators and address', async () => {
    const ben = await aMember(deps)
    await aCollaborator(deps, from, { owner: ada, member: ben })
    await call(await aMember(deps), 'boards.follow', { board_id: from.id })
    await section(to, 'Kept')
    await aPin(deps, ada, from, { sectionId: await section(from, 'Cups') })
    await aPin(deps, ben, from)
    await merge()
    await untilDone()
    await undo(to)
    expect((await boardOf(from)).blocking_actions).toMatchObject([{ state: 'undoing' }])
    await untilDone()
    expect(await boardOf(from)).toMatchObject({
      pin_count: 2,
      sectionless_pin_count: 1,
      section_count: 1,
      follower_count: 1,
      collaborator_count: 1,
      blocking_actions: [],
    })
    expect(await sectionsOf(from)).toEqual([['Cups', 1]])
    expect(await sectionsOf(to)).toEqual([['Kept', 0]])
    expect(await boardOf(to)).toMatchObject({ pin_count: 0, section_count: 1, blocking_actions: [] })
    const led = await call(ada, 'boards.get', { username: ada.username, slug: from.slug })
    expect(led.id).toBe(from.id)
  })

  it('half way, without leaving anything behind', async () => {
    await manyPins(201)
    await merge()
    await step()
    await undo(from)
    await untilDone()
    expect(await boardOf(from)).toMatchObject({ pin_count: 201 })
    expect(await boardOf(to)).toMatchObject({ pin_count: 0 })
  }, 30_000)

  it('but not after an hour, not by another, and not once the emptied board is gone for good', async () => {
    await aPin(deps, ada, from)
    await merge()
    await untilDone()
    const [action] = (await boardOf(to)).blocking_actions
    const asked = { board_id: to.id, blocking_action_id: action?.id ?? '' }
    const ben = await aMember(deps)
    await expect(call(ben, 'boards.undoMoveAll', asked)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    deps.setNow(new Date(Date.now() + 61 * 60_000))
    await expect(call(ada, 'boards.undoMoveAll', asked)).rejects.toMatchObject({ code: 'CONFLICT' })
    deps.setNow(null)
    await forgetDeletedBoard(ada, from.id, deps)
    expect((await boardOf(to)).blocking_actions).toEqual([])
    await expect(call(ada, 'boards.undoMoveAll', asked)).rejects.toMatchObject({ code: 'CONFLICT' })
    const led = await call(ada, 'boards.get', { username: ada.username, slug: from.slug })
    expect(led.id).toBe(to.id)
  })

  it('and says so where another board has its name now', async () => {
    const { id } = await call(ada, 'boards.create', { name: 'Named' })
    from = { id, slug: 'named', privacy: 'public' }
    await aPin(deps, ada, from)
    await merge()
    await untilDone()
    await call(ada, 'boards.create', { name: 'Named' })
    await expect(undo(to)).rejects.toMatchObject({ code: 'BOARD_NAME_TAKEN' })
    expect((await boardOf(to)).blocking_actions).toMatchObject([{ state: 'moved' }])
  })
})

it('the address of a merged board goes with the last board that it leads to', async () => {
  await merge()
  await untilDone()
  const third = await aBoard(deps, ada, { name: 'Third' })
  await call(ada, 'boards.merge', { board_id: to.id, target_board_id: third.id })
  await untilDone()
  const led = () => call(ada, 'boards.get', { username: ada.username, slug: from.slug })
  expect((await led()).id).toBe(third.id)
  for (const { id } of [from, to]) await forgetDeletedBoard(ada, id, deps)
  await call(ada, 'boards.delete', { board_id: third.id })
  await expect(led()).rejects.toMatchObject({ code: 'BOARD_NOT_FOUND' })
  await forgetDeletedBoard(ada, third.id, deps)
  const left = await deps.read
    .selectFrom('formerBoardAddresses')
    .select('slug')
    .where('ownerId', '=', ada.userId)
    .execute()
  expect(left).toEqual([])
  expect(
    await deps.read
      .selectFrom('mergedBoards')
      .select('boardId')
      .where('boardId', 'in', [from.id, to.id])
      .execute(),
  ).toEqual([])
})
