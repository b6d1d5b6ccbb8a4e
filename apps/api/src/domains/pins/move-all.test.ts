import { beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { DomainError } from '../../kernel/domain-error.ts'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aCollaborator, aPin, type TestBoard, type TestPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
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

/** Many pins of one picture each, put there at once. */
async function manyPins(board: TestBoard, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) await aPin(deps, ada, board)
}

const step = async (): Promise<boolean> => {
  const job = deps.addedJobs.shift()
  if (job) await moveStep(job.payload, deps)
  return job !== undefined
}
const untilDone = async () => {
  while (await step());
}
const counts = async () =>
  Promise.all([from, to].map(async ({ id }) => (await call(ada, 'boards.get', { board_id: id })).pin_count))
const actions = async (viewer: Parameters<typeof call>[0] = ada) =>
  (await call(viewer, 'boards.get', { board_id: from.id })).blocking_actions
const merge = (section_id: string | null = '-1', target: TestBoard = to) =>
  call(ada, 'boards.moveAll', { board_id: from.id, section_id, target_board_id: target.id })

describe('all pins of a board go to another', () => {
  it('C-7.17 C-3.20 in steps, and the board tells how far it is', async () => {
    await manyPins(from, 205)
    const started = await merge()
    expect(started.blocking_actions).toEqual([
      {
        id: expect.any(String),
        created_timestamp: expect.stringMatching(/^\d{4}-/),
        progress: 0,
        section_id: '-1',
        state: 'moving',
        target: { name: 'To', url: `/${ada.username}/${to.slug}/` },
      },
    ])
    await step()
    expect(await actions()).toMatchObject([{ progress: 97, state: 'moving' }])
    expect(await counts()).toEqual([5, 200])
    await untilDone()
    expect(await actions()).toMatchObject([{ progress: 100, state: 'moved' }])
    expect(await counts()).toEqual([0, 205])
  }, 30_000)

  it('only who moves them is told', async () => {
    await merge()
    expect(await actions(visitor)).toEqual([])
    const ben = await aMember(deps)
    await aCollaborator(deps, from, { owner: ada, member: ben })
    expect(await actions(ben)).toEqual([])
  })

  it('what is there already and what others saved stays', async () => {
    const ben = await aMember(deps)
    await aCollaborator(deps, from, { owner: ada, member: ben })
    const pin = await aPin(deps, ada, from)
    await aPin(deps, ada, to, { copyOf: pin })
    await aPin(deps, ben, from)
    await merge()
    await untilDone()
    expect(await counts()).toEqual([2, 1])
    const [action] = await actions()
    expect(action).toMatchObject({ state: 'moved', skipped_count: 1 })
    await call(ada, 'boards.undoMoveAll', { board_id: from.id, blocking_action_id: action?.id ?? '' })
    const row = await deps.read
      .selectFrom('blockingActions')
      .select('skipped')
      .where('id', '=', action?.id ?? '')
      .executeTakeFirst()
    expect(row).toEqual({ skipped: 0 })
  })

  it('where all of them are there already, none is said to be moved', async () => {
    const pin = await aPin(deps, ada, from)
    await aPin(deps, ada, to, { copyOf: pin })
    await merge()
    await untilDone()
    expect(await actions()).toMatchObject([{ state: 'moved', skipped_count: 1, has_moved_none: true }])
  })

  it('a step that runs twice moves nothing twice', async () => {
    await manyPins(from, 3)
    await merge()
    const [job] = deps.addedJobs
    await untilDone()
    await moveStep(job?.payload, deps)
    expect(await counts()).toEqual([0, 3])
  })

  it('one at a time, and never onto itself', async () => {
    await merge()
    await expect(merge()).rejects.toMatchObject({ code: 'CONFLICT' })
    await untilDone()
    await expect(merge('-1', from)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('goes on where the database was away', async () => {
    await manyPins(from, 1)
    await merge()
    const [job] = deps.addedJobs
    let tries = 0
    const transact: typeof deps.transact = (work) =>
      tries++ === 0 ? Promise.reject(new DomainError('UNAVAILABLE')) : deps.transact(work)
    await expect(moveStep(job?.payload, { ...deps, transact })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await untilDone()
    expect(await counts()).toEqual([0, 1])
  })

  it('ends where its mover may not write any more', async () => {
    await manyPins(from, 1)
    await merge()
    const ban = (isWriteBanned: boolean) =>
      deps.read.updateTable('users').set({ isWriteBanned }).where('id', '=', ada.userId).execute()
    await ban(true)
    await untilDone()
    await ban(false)
    expect(await counts()).toEqual([1, 0])
    expect(await actions()).toMatchObject([{ state: 'moved', is_partial: true }])
  })

  it('ends where its board became secret, which its mover learns, but not what it is called', async () => {
    await manyPins(from, 1)
    await merge()
    await deps.read
      .updateTable('boards')
      .set({ ownerId: (await aMember(deps)).userId, privacy: 'secret' })
      .where('id', '=', to.id)
      .execute()
    await untilDone()
    const stopped = { state: 'moved', is_partial: true, target: { name: '', url: '' } }
    expect(await actions()).toMatchObject([stopped])
    expect(await actions({ ...ada, state: 'LIMITED_LOGIN' })).toEqual([])
  })
})

it('a move that stops half way is listed as such for an hour, and can be undone', async () => {
  const ben = await aMember(deps)
  const theirs = await aBoard(deps, ben, { name: 'Shared' })
  await aCollaborator(deps, theirs, { owner: ben, member: ada })
  await manyPins(from, 201)
  await merge('-1', theirs)
  await step()
  await call(ada, 'collaborators.remove', { board_id: theirs.id, user_id: ada.userId })
  await untilDone()
  const [stopped] = await actions()
  expect(stopped).toMatchObject({ state: 'moved', is_partial: true, target: { name: 'Shared' } })
  await call(ada, 'boards.undoMoveAll', { board_id: from.id, blocking_action_id: stopped?.id ?? '' })
  await untilDone()
  expect(await counts()).toEqual([201, 0])
  expect(await actions()).toEqual([])
}, 30_000)

it('a move is not undone while another of the same board goes on', async () => {
  await manyPins(from, 1)
  const [first] = (await merge()).blocking_actions
  await untilDone()
  await merge('-1', await aBoard(deps, ada, { name: 'Third' }))
  const undo = call(ada, 'boards.undoMoveAll', { board_id: from.id, blocking_action_id: first?.id ?? '' })
  await expect(undo).rejects.toMatchObject({
    code: 'CONFLICT',
    detail: { reason: { key: 'refusal.pinsMoved' } },
  })
})

describe('a part of a board', () => {
  let sectionId: string
  let inside: TestPin
  beforeEach(async () => {
    sectionId = (await call(ada, 'sections.create', { board_id: from.id, name: 'Part' })).id
    inside = await aPin(deps, ada, from, { sectionId })
    await aPin(deps, ada, from)
  })

  it('C-3.21 a section alone, or the pins of none, which name no section', async () => {
    await merge(sectionId)
    expect(await actions()).toMatchObject([{ section_id: sectionId }])
    await untilDone()
    expect(await counts()).toEqual([1, 1])
    await merge(null)
    await untilDone()
    const [loose] = await actions()
    expect(loose).not.toHaveProperty('section_id')
    expect(await counts()).toEqual([0, 2])
  })

  it('is back in its section once the move is undone, also half way', async () => {
    const { blocking_actions } = await merge()
    await untilDone()
    await call(ada, 'boards.undoMoveAll', {
      board_id: from.id,
      blocking_action_id: blocking_actions[0]?.id ?? '',
    })
    expect(await actions()).toMatchObject([{ state: 'undoing', progress: 0 }])
    await untilDone()
    expect(await counts()).toEqual([2, 0])
    const { items } = await call(ada, 'sections.pins', { section_id: sectionId })
    expect(items.map(({ id }) => id)).toEqual([inside.id])
    expect(await actions()).toEqual([])
  })

  const toSomebodyElse = async ({ id }: TestBoard) => {
    const ownerId = (await aMember(deps)).userId
    await deps.read.updateTable('boards').set({ ownerId }).where('id', '=', id).execute()
  }

  it('cannot be undone by who no longer owns the board', async () => {
    const { blocking_actions } = await merge()
    await untilDone()
    await toSomebodyElse(from)
    const undo = call(ada, 'boards.undoMoveAll', {
      board_id: from.id,
      blocking_action_id: blocking_actions[0]?.id ?? '',
    })
    await expect(undo).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect(deps.addedJobs).toEqual([])
    expect(await counts()).toEqual([0, 2])
  })

  it('stays where it is when the board goes to somebody else while the move is undone', async () => {
    const { blocking_actions } = await merge()
    await untilDone()
    await call(ada, 'boards.undoMoveAll', {
      board_id: from.id,
      blocking_action_id: blocking_actions[0]?.id ?? '',
    })
    await toSomebodyElse(from)
    await untilDone()
    expect(await counts()).toEqual([0, 2])
    const { status } = await deps.read
      .selectFrom('blockingActions')
      .select('status')
      .where('boardId', '=', from.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('stopped')
  })

  it('cannot be undone after an hour', async () => {
    const { blocking_actions } = await merge()
    await untilDone()
    deps.setNow(new Date(Date.now() + 61 * 60_000))
    const undo = call(ada, 'boards.undoMoveAll', {
      board_id: from.id,
      blocking_action_id: blocking_actions[0]?.id ?? '',
    })
    await expect(undo).rejects.toMatchObject({ code: 'CONFLICT' })
    deps.setNow(null)
  })
})
