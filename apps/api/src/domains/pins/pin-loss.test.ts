import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Member } from '@tessera/shared-auth'
import { operations } from '../../operations.ts'
import { aMember } from '../../testing/test-callers.ts'
import { aBoard, aPin, type TestBoard } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { wrongCounters } from '../../testing/recount.ts'
import { forgetDeletedPins } from './pin-restore-service.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)
const rowOf = (id: string) => deps.read.selectFrom('pins').selectAll().where('id', '=', id).executeTakeFirst()
const DAYS_MS = 30 * 24 * 60 * 60 * 1000

describe('unsaving', () => {
  it('never deletes an original, named by its own id or by that of a copy', async () => {
    const ada = await aMember(deps)
    const [board, other] = [await aBoard(deps, ada), await aBoard(deps, ada)]
    const original = await aPin(deps, ada, board)
    const refused = { code: 'PIN_NEEDS_DELETION' }
    await expect(call(ada, 'pins.unsave', { pin_id: original.id })).rejects.toMatchObject(refused)
    const copy = await call(ada, 'pins.save', { pin_id: original.id, board_id: other.id })
    const { removed } = await call(ada, 'pins.unsave', { pin_id: original.id })
    expect(removed.map(({ pin_id }) => pin_id)).toEqual([copy.id])
    expect((await call(ada, 'pins.get', { id: original.id })).saved_info).toBeNull()
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])
  })

  it('keeps a copy that could not be saved again: it must be deleted', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const pin = await aPin(deps, ada, await aBoard(deps, ada))
    const copy = await aPin(deps, ben, await aBoard(deps, ben, { privacy: 'secret' }), { copyOf: pin })
    await call(ada, 'pins.delete', { id: pin.id })
    await expect(call(ben, 'pins.unsave', { pin_id: copy.id })).rejects.toMatchObject({
      code: 'PIN_NEEDS_DELETION',
    })
    expect(await rowOf(copy.id)).toBeDefined()
    await call(ben, 'pins.delete', { id: copy.id })
    expect(await wrongCounters(deps, [ada.userId, ben.userId])).toEqual([])
  })
})

describe('a deleted pin', () => {
  it('is restored with all that hung on it', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ada)
    const section = await call(ada, 'sections.create', { board_id: board.id, name: 'Part' })
    const pin = await aPin(deps, ada, board)
    await call(ada, 'pins.update', { id: pin.id, note: 'Mine', section_id: section.id, title: 'Cup' })
    const copy = await call(ben, 'pins.save', { pin_id: pin.id, board_id: (await aBoard(deps, ben)).id })
    const comment = { objectId: pin.aggregatedPinId, pinId: pin.id, text: 'Lovely' }
    const { id: commentId } = await call(ben, 'comments.create', comment)
    await call(ada, 'comments.highlight', { aggregated_comment: commentId, pin: pin.id, highlight: true })
    await call(ada, 'boards.update', { board_id: board.id, cover_pin_id: pin.id })
    const counts = { day: '2026-01-02', surface: 'home', impressions: 9, closeups: 1, outboundClicks: 0 }
    await deps.read
      .insertInto('pinDayCounts')
      .values({ ...counts, pinId: pin.id, saves: 0 })
      .execute()
    const boardNow = async () => {
      const { board_order_modified_at: _touched, ...rest } = await call(ada, 'boards.get', {
        board_id: board.id,
      })
      return rest
    }
    const state = async () => ({
      pin: await rowOf(pin.id),
      copy: await rowOf(copy.id),
      days: await deps.read.selectFrom('pinDayCounts').selectAll().where('pinId', '=', pin.id).execute(),
      board: await boardNow(),
      view: await call(ada, 'pins.get', { id: pin.id }),
      comments: await call(ada, 'comments.list', { objectId: pin.aggregatedPinId }),
    })
    const before = await state()
    await call(ada, 'pins.delete', { id: pin.id })
    expect((await rowOf(copy.id))?.isLead).toBe(true)
    const { pins } = await call(ada, 'pins.restore', { pin_ids: [pin.id] })
    expect(pins.map(({ id }) => id)).toEqual([pin.id])
    expect(await state()).toEqual(before)
    expect(await wrongCounters(deps, [ada.userId, ben.userId])).toEqual([])
  })

  it('comes back for its deleter alone, once, within 30 days, to a board that is theirs to fill', async () => {
    const [ada, ben] = [await aMember(deps), await aMember(deps)]
    const board = await aBoard(deps, ada)
    const [one, two, three] = [
      await aPin(deps, ada, board),
      await aPin(deps, ada, board),
      await aPin(deps, ada, board),
    ]
    const missing = { code: 'PIN_NOT_FOUND' }
    const restore = (viewer: Member, id: string) => call(viewer, 'pins.restore', { pin_ids: [id] })
    await call(ada, 'pins.deleteMany', { board_id: board.id, pin_ids: [one.id, two.id, three.id] })
    await expect(restore(ben, one.id)).rejects.toMatchObject(missing)
    await restore(ada, one.id)
    await expect(restore(ada, one.id)).rejects.toMatchObject(missing)
    deps.setNow(new Date(Date.now() + DAYS_MS))
    await expect(restore(ada, two.id)).rejects.toMatchObject(missing)
    expect(await forgetDeletedPins(deps)).toBeGreaterThanOrEqual(2)
    deps.setNow(null)
    await expect(restore(ada, three.id)).rejects.toMatchObject(missing)
    expect(await wrongCounters(deps, [ada.userId])).toEqual([])
  })
})

type Step =
  | { do: 'save'; pin: number; board: number }
  | { do: 'unsave' | 'delete'; pin: number; isTwice: boolean }
  | { do: 'move'; pin: number; board: number }
  | { do: 'undo' }

const pinIndex = fc.nat({ max: 11 })
const boardIndex = fc.nat({ max: 2 })
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('save' as const), pin: pinIndex, board: boardIndex }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('unsave' as const), pin: pinIndex, isTwice: fc.boolean() }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('delete' as const), pin: pinIndex, isTwice: fc.boolean() }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('move' as const), pin: pinIndex, board: boardIndex }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  ),
  { minLength: 4, maxLength: 16 },
)

/** A person with three boards who made two pins and kept one of somebody else's. */
async function collection() {
  const [ada, ben] = [await aMember(deps), await aMember(deps)]
  const boards: TestBoard[] = []
  for (const privacy of ['public', 'public', 'secret'] as const)
    boards.push(await aBoard(deps, ada, { privacy }))
  const made = [await aPin(deps, ada, boards[0]!), await aPin(deps, ada, boards[2]!)]
  const bens = await aPin(deps, ben, await aBoard(deps, ben))
  const kept = await aPin(deps, ada, boards[1]!, { copyOf: bens })
  await call(ben, 'pins.delete', { id: bens.id })
  return { ada, ben, boards, ids: [...made.map(({ id }) => id), kept.id] }
}

const collected = async ({ userId }: Member) => {
  const pins = await deps.read
    .selectFrom('pins')
    .select(['id', 'aggregatedPinId', 'savedFromPinId', 'boardId'])
    .where('userId', '=', userId)
    .execute()
  return {
    /** Where each pin's picture is collected, by the pin's id. */
    placed: new Map(pins.map(({ id, aggregatedPinId, boardId }) => [id, `${aggregatedPinId} on ${boardId}`])),
    originals: pins.filter(({ savedFromPinId }) => savedFromPinId === null).map(({ id }) => id),
    pictures: [...new Set(pins.map(({ aggregatedPinId }) => aggregatedPinId))],
  }
}

/** Does one step the way a person would, refusals included; returns the pins it removed. */
async function take(
  step: Step,
  { ada, boards, ids }: Awaited<ReturnType<typeof collection>>,
  last: string[],
) {
  const quiet = <T>(done: Promise<T>) => done.catch(() => undefined)
  const pin = 'pin' in step ? ids[step.pin % ids.length]! : ''
  const times = 'isTwice' in step && step.isTwice ? [1, 2] : [1]
  switch (step.do) {
    case 'save': {
      const copy = await quiet(call(ada, 'pins.save', { pin_id: pin, board_id: boards[step.board]!.id }))
      if (copy) ids.push(copy.id)
      return last
    }
    case 'move':
      await quiet(call(ada, 'pins.update', { id: pin, board_id: boards[step.board]!.id }))
      return last
    case 'unsave': {
      const both = await Promise.all(times.map(() => quiet(call(ada, 'pins.unsave', { pin_id: pin }))))
      return both.flatMap((done) => done?.removed.map(({ pin_id }) => pin_id) ?? [])
    }
    case 'delete': {
      const both = await Promise.all(times.map(() => quiet(call(ada, 'pins.delete', { id: pin }))))
      return both.flatMap((done) => done?.pin_id ?? [])
    }
    case 'undo':
      if (last.length > 0) await quiet(call(ada, 'pins.restore', { pin_ids: last }))
      return []
  }
}

describe('no sequence of steps', () => {
  it('loses an original or a last copy without asking, and undo brings back what a step took', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const world = await collection()
        let last: string[] = []
        let taken: (string | undefined)[] = []
        for (const step of sequence) {
          const before = await collected(world.ada)
          const removed = await take(step, world, last)
          const after = await collected(world.ada)
          // A copy saved again in the meantime stands for the one that was taken.
          if (step.do === 'undo') expect([...after.placed.values()]).toEqual(expect.arrayContaining(taken))
          if (removed !== last) taken = removed.map((id) => before.placed.get(id))
          last = removed
          if (step.do === 'delete') continue
          expect(after.originals).toEqual(expect.arrayContaining(before.originals))
          expect(after.pictures).toEqual(expect.arrayContaining(before.pictures))
        }
        expect(await wrongCounters(deps, [world.ada.userId, world.ben.userId])).toEqual([])
      }),
      {
        numRuns: 15,
        examples: [
          [
            [
              { do: 'save', pin: 1, board: 0 },
              { do: 'unsave', pin: 1, isTwice: false },
              { do: 'save', pin: 1, board: 0 },
              { do: 'undo' },
            ],
          ],
        ],
      },
    )
  }, 120_000)
})
