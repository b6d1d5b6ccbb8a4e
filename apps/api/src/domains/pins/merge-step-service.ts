import type { Member } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import type { EmitDeps } from '../../kernel/events.ts'
import {
  leaveMergedBoard,
  lockOwnPair,
  mergeSections,
  unmakeSections,
} from '../boards/board-merge-service.ts'
import * as moveStore from './move-all-store.ts'
import type { RunningMove } from './move-all-store.ts'
import { moveHeld } from './pin-edit-service.ts'
import * as pinStore from './pin-store.ts'
import type { HeldPin } from './pin-store.ts'

/** Moves the next pins of a merge, whosever they are; the last step deletes the emptied board. Returns whether it is over. */
export async function mergeSome(
  tx: Db,
  move: RunningMove,
  { mover, limit }: { mover: Member; limit: number },
  deps: EmitDeps,
): Promise<boolean> {
  const pair = await lockOwnPair(tx, mover, move)
  const sections = await mergeSections(tx, move.id, pair, deps)
  const from = { boardId: move.boardId, scope: 'board', sectionId: null, userId: null } as const
  const pins = await moveStore.nextMovable(tx, from, move.lastPinId, limit)
  const last = pins.at(-1)
  if (last) {
    const moved = await moveNew(tx, mover, { ...pair, ids: pins.map(({ id }) => id), sections }, deps)
    await moveStore.noteMoved(tx, move.id, moved)
    const skipped = pins.length - moved.length
    await moveStore.noteProgress(tx, move.id, { done: pins.length, skipped, lastPinId: last.id })
  }
  if (pins.length === limit) return false
  if (await moveStore.hasNew(tx, move)) {
    await moveStore.startOver(tx, move.id)
    return false
  }
  await leaveMergedBoard(tx, move.id, pair, deps)
  await moveStore.settleMove(tx, move.id, 'moved', deps.now())
  return true
}

type Pair = Awaited<ReturnType<typeof lockOwnPair>>
type Step = Pair & { ids: readonly string[]; sections: ReadonlyMap<string, string | null> }

/** Moves those pins whose picture the target does not have, each to the section that takes its own. */
async function moveNew(
  tx: Db,
  mover: Member,
  { board, target, ids, sections }: Step,
  deps: EmitDeps,
): Promise<HeldPin[]> {
  const held = await newOn(tx, target.id, await pinStore.lockPins(tx, board.id, ids))
  const targetOf = ({ sectionId }: HeldPin) => (sectionId === null ? null : (sections.get(sectionId) ?? null))
  for (const [sectionId, pins] of Map.groupBy(held, targetOf))
    await moveHeld(tx, mover, target, pins, { boardId: target.id, sectionId }, deps)
  return held
}

async function newOn(tx: Db, boardId: string, held: readonly HeldPin[]): Promise<HeldPin[]> {
  const pictures = held.map((pin) => pin.aggregatedPinId)
  const there = await pinStore.picturesOnBoard(tx, boardId, pictures)
  return held.filter((pin) => !there.has(pin.aggregatedPinId))
}

/** Moves the next pins of a merge back to the board that was restored for it; returns whether that is over. */
export async function unmergeSome(
  tx: Db,
  move: RunningMove,
  { mover, limit }: { mover: Member; limit: number },
  deps: EmitDeps,
): Promise<boolean> {
  const { board, target } = await lockOwnPair(tx, mover, move)
  const pins = await moveStore.nextMoved(tx, move.id, limit)
  const [first] = pins
  if (!first) {
    await unmakeSections(tx, move.id, target)
    await moveStore.settleMove(tx, move.id, 'undone', deps.now())
    return true
  }
  const ids = pins.map(({ id }) => id)
  const held = await newOn(tx, board.id, await pinStore.lockPins(tx, target.id, ids))
  await moveHeld(tx, mover, board, held, { boardId: board.id, sectionId: first.sectionId }, deps)
  await moveStore.forgetMoved(tx, move.id, ids)
  await moveStore.noteProgress(tx, move.id, { done: pins.length, skipped: 0, lastPinId: '0' })
  return false
}
