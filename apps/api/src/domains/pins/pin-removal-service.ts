import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { noteActivity } from '../boards/board-activity-service.ts'
import { canRemovePin } from '../boards/board-policy.ts'
import { countPins, holdBoard, lockBoard, lockSeenBoards } from '../boards/board-service.ts'
import { forgetUploads } from '../media/upload-service.ts'
import { countForAll } from '../users/user-service.ts'
import { forgetDeletedOfAny, keepDeleted } from './deleted-pin-store.ts'
import { loadPinRows } from './pin-card-store.ts'
import { markForScoring, promoteCopies } from './canonical-pin-store.ts'
import { canonicalPinsLost, type RemovedPin, saveShifts, shiftsByPerson } from './pin-rules.ts'
import type { BulkOutcome } from './pin-save-service.ts'
import * as pinStore from './pin-store.ts'

/** Takes one pin off its board; it can be restored for a while. */
export function deletePin(
  viewer: Member,
  id: string,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<RemovedPin> {
  return deps.transact(async (tx) => {
    const [seen] = await loadPinRows(tx, viewer, [id])
    if (!seen) throw new DomainError('PIN_NOT_FOUND')
    const board = await lockBoard(tx, viewer, seen.boardId)
    if (!canRemovePin(viewer, board, seen)) throw new DomainError('NOT_ALLOWED')
    const [removed] = await deleteRestorably(tx, viewer, board.id, [id], deps)
    if (!removed) throw new DomainError('PIN_NOT_FOUND')
    return removed
  })
}

/** Removes a pin of any creator for good, also one that its keeper might restore; returns whether there was one. */
export async function removePin(tx: Db, id: string, deps: Pick<Deps, 'now'>): Promise<boolean> {
  const wasDeleted = await removeDeleted(tx, id)
  const [pin] = await pinStore.findPins(tx, [id])
  if (!pin) return wasDeleted
  await holdBoard(tx, pin.boardId)
  const removed = await removePins(tx, pin.boardId, { ids: [id] }, deps)
  // Its keeper may have deleted it while its board was waited for.
  return removed.length > 0 || removeDeleted(tx, id)
}

async function removeDeleted(tx: Db, id: string): Promise<boolean> {
  const removed = await forgetDeletedOfAny(tx, id)
  await forgetUploads(tx, removed)
  return removed.length > 0
}

/**
 * Takes the viewer's copies of a pin off their boards, or the very copy that is named; they can be
 * restored for a while. Neither an original goes this way nor the last pin of a picture: `remaining`
 * is a pin that shows it still.
 */
export function unsavePin(
  viewer: Member,
  pinId: string,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<{ removed: RemovedPin[]; remaining: string }> {
  return deps.transact(async (tx) => {
    const pins = await pinStore.findOwnPins(tx, viewer.userId, pinId)
    if (pins.length === 0) throw new DomainError('PIN_NOT_FOUND')
    const copies = pins.filter(({ savedFromPinId }) => savedFromPinId !== null)
    const boardIds = [...new Set(copies.map(({ boardId }) => boardId))]
    const boards = await lockSeenBoards(tx, viewer, boardIds)
    const removed: RemovedPin[] = []
    for (const boardId of boards.keys()) {
      const ids = copies.filter((copy) => copy.boardId === boardId).map(({ id }) => id)
      await keepDeleted(tx, { boardId, which: { ids }, by: viewer.userId, at: deps.now() })
      removed.push(...(await takeOff(tx, boardId, { ids }, deps)))
    }
    await settle(tx, removed)
    await noteRemoved(tx, viewer.userId, removed, deps)
    const [lost] = removed
    const remaining = lost && (await pinStore.findWithinReach(tx, viewer.userId, lost.aggregatedPinId))
    if (!remaining) throw new DomainError('PIN_NEEDS_DELETION')
    return { removed, remaining }
  })
}

/** Deletes several pins of a board, restorably; those the viewer may not delete are skipped. */
export function deletePins(
  viewer: Member,
  boardId: string,
  pinIds: readonly string[],
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<BulkOutcome> {
  return deps.transact(async (tx) => {
    const board = await lockBoard(tx, viewer, boardId)
    const held = await pinStore.lockPins(tx, boardId, pinIds)
    const ids = held.filter((pin) => canRemovePin(viewer, board, pin)).map(({ id }) => id)
    if (ids.length > 0) await deleteRestorably(tx, viewer, boardId, ids, deps)
    return { pin_ids: ids, skipped_pin_ids: pinIds.filter((id) => !ids.includes(id)) }
  })
}

/** Deletes pins of a held board and lowers every count they stood in. */
export async function removePins(
  tx: Db,
  boardId: string,
  which: Parameters<typeof pinStore.deletePins>[2],
  deps: Pick<Deps, 'now'>,
): Promise<RemovedPin[]> {
  const removed = await takeOff(tx, boardId, which, deps)
  await settle(tx, removed)
  return removed
}

async function deleteRestorably(
  tx: Db,
  { userId }: Member,
  boardId: string,
  ids: readonly string[],
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<RemovedPin[]> {
  await keepDeleted(tx, { boardId, which: { ids }, by: userId, at: deps.now() })
  const removed = await removePins(tx, boardId, { ids }, deps)
  await noteRemoved(tx, userId, removed, deps)
  return removed
}

/** Notes on each board how many pins somebody took off. */
async function noteRemoved(
  tx: Db,
  actorId: string,
  removed: readonly RemovedPin[],
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<void> {
  for (const [boardId, pins] of Map.groupBy(removed, (pin) => pin.boardId))
    await noteActivity(tx, { boardId, actorId, kind: 'removed', pinCount: pins.length }, deps)
}

async function takeOff(
  tx: Db,
  boardId: string,
  which: Parameters<typeof pinStore.deletePins>[2],
  { now }: Pick<Deps, 'now'>,
): Promise<RemovedPin[]> {
  const removed = await pinStore.deletePins(tx, boardId, which)
  await countPins(
    tx,
    removed.map(({ sectionId }) => ({ boardId, sectionId, pins: -1 })),
    now(),
  )
  return removed
}

/** The counts of people and pictures, after all boards: everywhere in this order. */
async function settle(tx: Db, removed: readonly RemovedPin[]): Promise<void> {
  if (removed.length === 0) return
  await countForAll(tx, shiftsByPerson(removed, -1))
  const pictures = [...new Set(removed.map(({ aggregatedPinId }) => aggregatedPinId))]
  await pinStore.lockAggregatedPins(tx, pictures)
  await pinStore.addToSaveCounts(tx, saveShifts(removed, -1))
  await promoteCopies(tx, canonicalPinsLost(removed))
  await markForScoring(tx, pictures)
  await forgetUploads(tx, removed)
}
