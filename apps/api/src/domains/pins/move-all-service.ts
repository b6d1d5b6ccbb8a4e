import { z } from 'zod'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, isRefusal } from '../../kernel/domain-error.ts'
import type { EmitDeps } from '../../kernel/events.ts'
import { MOVE_UNDO_MS, staysInPlace, storedScope } from '../boards/blocking-action-rules.ts'
import { restoreBoardIn } from '../boards/board-restore-service.ts'
import { admitPins, lockOwnBoard, lockSeenBoards, type Place } from '../boards/board-service.ts'
import { mergeSome, unmergeSome } from './merge-step-service.ts'
import * as moveStore from './move-all-store.ts'
import type { RunningMove } from './move-all-store.ts'
import { movePinsIn } from './pin-edit-service.ts'
import { DAY_MS } from '../../kernel/durations.ts'

type Needs = EmitDeps & Pick<Deps, 'transact'>

/** The job that goes on with a move. */
export const MOVE_STEP = 'boards.move-step'

/** Pins of a step: their boards are held for it, and for no longer. */
const PINS_PER_STEP = 200

const Payload = z.object({ id: z.string() })

interface Input {
  boardId: string
  sectionId: string | null | undefined
  to: Place
}

/** Begins to move all pins of the viewer's from a place of their board; a job does it. */
export function moveAll(
  viewer: Member,
  { boardId, sectionId, to }: Input,
  deps: Pick<Deps, 'jobs' | 'newId' | 'now' | 'transact'>,
): Promise<void> {
  return deps.transact(async (tx) => {
    const boards = await lockSeenBoards(tx, viewer, [boardId, to.boardId])
    await lockOwnBoard(tx, viewer, boardId)
    const from = { boardId, ...storedScope(sectionId), userId: viewer.userId }
    await admitPins(tx, viewer, boards.get(boardId), { sectionId: from.sectionId, count: 0 })
    const total = await moveStore.countMovable(tx, from)
    await admitPins(tx, viewer, boards.get(to.boardId), { sectionId: to.sectionId, count: total })
    const isBarred = await moveStore.isMergeBarred(tx, { boardId, targetBoardId: to.boardId })
    if (isBarred || staysInPlace(from, to)) throw moveStore.pinsMoved()
    const id = deps.newId()
    const target = { targetBoardId: to.boardId, targetSectionId: to.sectionId }
    await moveStore.insertMove(tx, { id, kind: 'move', ...from, ...target, total, createdAt: deps.now() })
    await askForStep(tx, id, deps)
  })
}

/** Begins to move back what such a move, or a merge into or of this board, has moved so far. */
export function undoMoveAll(
  viewer: Member,
  { boardId, id }: { boardId: string; id: string },
  deps: Needs,
): Promise<void> {
  return deps.transact(async (tx) => {
    const route = await moveStore.findRoute(tx, { id, userId: viewer.userId })
    await lockSeenBoards(tx, viewer, route ? [route.boardId, route.targetBoardId] : [boardId])
    await lockOwnBoard(tx, viewer, boardId)
    if (route && (await moveStore.isMergeBarred(tx, route, id))) throw moveStore.pinsMoved()
    const since = new Date(deps.now().getTime() - MOVE_UNDO_MS)
    const turned = await moveStore.turnBack(tx, { id, boardId, userId: viewer.userId, since })
    if (!turned) throw moveFinal()
    if (turned.isBoardDeleted) await restoreEmptied(tx, viewer, turned.boardId, deps)
    await askForStep(tx, id, deps)
  })
}

const moveFinal = () => new DomainError('CONFLICT', { reason: { key: 'refusal.moveFinal' } })

/** The board that a merge emptied is there again, unless its owner has let it go for good. */
const restoreEmptied = (tx: Db, viewer: Member, boardId: string, deps: EmitDeps): Promise<void> =>
  restoreBoardIn(tx, viewer, boardId, deps).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === 'BOARD_NOT_FOUND' ? moveFinal() : error
  })

/** The next step of a move, as a job of its own. */
export const askForStep = (tx: Db, id: string, { jobs }: Pick<Deps, 'jobs'>): Promise<unknown> =>
  jobs.add(tx, MOVE_STEP, { id }, { key: `${MOVE_STEP}:${id}` })

/** The job: one step, and the next as a job of its own; what a crash cut off begins again where it was. */
export async function moveStep(payload: unknown, deps: Needs): Promise<void> {
  const { id } = Payload.parse(payload)
  try {
    await deps.transact(async (tx) => {
      const move = await moveStore.lockRunning(tx, id)
      if (!move) return
      const isOver = await stepOf(tx, move, deps)
      if (!isOver) await askForStep(tx, id, deps)
    })
  } catch (error) {
    // A board that is full, gone or no longer theirs stays so.
    if (!isRefusal(error)) throw error
    await deps.transact((tx) => moveStore.settleMove(tx, id, 'stopped', deps.now()))
  }
}

async function stepOf(tx: Db, move: RunningMove, deps: EmitDeps): Promise<boolean> {
  const { mover } = move
  if (!mover) throw new DomainError('NOT_ALLOWED')
  const by = { mover, limit: PINS_PER_STEP }
  if (move.kind === 'merge')
    return move.status === 'moving' ? mergeSome(tx, move, by, deps) : unmergeSome(tx, move, by, deps)
  return move.status === 'moving' ? moveSome(tx, move, mover, deps) : moveSomeBack(tx, move, mover, deps)
}

async function moveSome(
  tx: Db,
  move: RunningMove,
  mover: Member,
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<boolean> {
  const { id, boardId, targetBoardId, targetSectionId } = move
  const from = { ...move, userId: mover.userId }
  const pins = await moveStore.nextMovable(tx, from, move.lastPinId, PINS_PER_STEP)
  const last = pins.at(-1)
  if (last) {
    const to = { boardId: targetBoardId, sectionId: targetSectionId }
    const asked = { pinIds: pins.map((pin) => pin.id), from: boardId, to }
    const { pin_ids, skipped_pin_ids } = await movePinsIn(tx, mover, asked, deps)
    const moved = new Set(pin_ids)
    await moveStore.noteMoved(
      tx,
      id,
      pins.filter((pin) => moved.has(pin.id)),
    )
    const skipped = skipped_pin_ids.length
    await moveStore.noteProgress(tx, id, { done: pins.length, skipped, lastPinId: last.id })
  }
  const isOver = pins.length < PINS_PER_STEP
  if (isOver) await moveStore.settleMove(tx, id, 'moved', deps.now())
  return isOver
}

async function moveSomeBack(
  tx: Db,
  { id, boardId, targetBoardId }: RunningMove,
  mover: Member,
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<boolean> {
  const pins = await moveStore.nextMoved(tx, id, PINS_PER_STEP)
  const [first] = pins
  if (!first) {
    await moveStore.settleMove(tx, id, 'undone', deps.now())
    return true
  }
  const pinIds = pins.map((pin) => pin.id)
  const to = { boardId, sectionId: first.sectionId }
  await movePinsIn(tx, mover, { pinIds, from: targetBoardId, to }, deps)
  await moveStore.forgetMoved(tx, id, pinIds)
  await moveStore.noteProgress(tx, id, { done: pins.length, skipped: 0, lastPinId: '0' })
  return false
}

/** Forgets moves that ended a day ago. */
export const forgetSettledMoves = async ({ read, now }: Pick<Deps, 'now' | 'read'>): Promise<void> => {
  await moveStore.deleteSettled(read, new Date(now().getTime() - DAY_MS))
}
