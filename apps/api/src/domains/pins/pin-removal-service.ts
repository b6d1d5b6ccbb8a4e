import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { canRemovePin } from '../boards/board-policy.ts'
import { countPins, holdBoard, lockBoard, lockSeenBoards } from '../boards/board-service.ts'
import { countForAll } from '../users/user-service.ts'
import { loadPinRows } from './pin-card-store.ts'
import { markForScoring, promoteHeirs } from './pin-lead-store.ts'
import { leadsLost, lossesByPerson, savesLost, type RemovedPin } from './pin-rules.ts'
import type { BulkOutcome } from './pin-save-service.ts'
import * as pinStore from './pin-store.ts'

/** Takes one pin off its board. */
export function deletePin(viewer: Member, id: string, deps: Deps): Promise<RemovedPin> {
  return deps.transact(async (tx) => {
    const [seen] = await loadPinRows(tx, viewer, [id])
    if (!seen) throw new DomainError('PIN_NOT_FOUND')
    const board = await lockBoard(tx, viewer, seen.boardId)
    if (!canRemovePin(viewer, board, seen)) throw new DomainError('NOT_ALLOWED')
    const [removed] = await removePins(tx, board.id, { ids: [id] }, deps)
    if (!removed) throw new DomainError('PIN_NOT_FOUND')
    return removed
  })
}

/** Takes a pin off its board whoever made it; says whether there was one. */
export async function removePin(tx: Db, id: string, deps: Deps): Promise<boolean> {
  const [pin] = await pinStore.findPins(tx, [id])
  if (!pin) return false
  await holdBoard(tx, pin.boardId)
  return (await removePins(tx, pin.boardId, { ids: [id] }, deps)).length > 0
}

/** Takes the viewer's copies of a pin off their boards, or the very copy that is named. */
export function unsavePin(viewer: Member, pinId: string, deps: Deps): Promise<RemovedPin[]> {
  return deps.transact(async (tx) => {
    const copies = await pinStore.findCopies(tx, viewer.userId, pinId)
    if (copies.length === 0) throw new DomainError('PIN_NOT_FOUND')
    const boardIds = [...new Set(copies.map(({ boardId }) => boardId))]
    const boards = await lockSeenBoards(tx, viewer, boardIds)
    const removed: RemovedPin[] = []
    for (const boardId of boards.keys()) {
      const ids = copies.filter((copy) => copy.boardId === boardId).map(({ id }) => id)
      removed.push(...(await takeOff(tx, boardId, { ids }, deps)))
    }
    await settle(tx, removed)
    return removed
  })
}

/** Deletes several pins of a board; those the viewer may not delete are skipped. */
export function deletePins(
  viewer: Member,
  boardId: string,
  pinIds: readonly string[],
  deps: Deps,
): Promise<BulkOutcome> {
  return deps.transact(async (tx) => {
    const board = await lockBoard(tx, viewer, boardId)
    const held = await pinStore.lockPins(tx, boardId, pinIds)
    const ids = held.filter((pin) => canRemovePin(viewer, board, pin)).map(({ id }) => id)
    if (ids.length > 0) await removePins(tx, boardId, { ids }, deps)
    return { pin_ids: ids, skipped_pin_ids: pinIds.filter((id) => !ids.includes(id)) }
  })
}

/** Deletes pins of a held board and lowers every count they stood in. */
export async function removePins(
  tx: Db,
  boardId: string,
  which: Parameters<typeof pinStore.deletePins>[2],
  deps: Deps,
): Promise<RemovedPin[]> {
  const removed = await takeOff(tx, boardId, which, deps)
  await settle(tx, removed)
  return removed
}

async function takeOff(
  tx: Db,
  boardId: string,
  which: Parameters<typeof pinStore.deletePins>[2],
  { now }: Deps,
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
  await countForAll(tx, lossesByPerson(removed))
  const pictures = [...new Set(removed.map(({ aggregatedPinId }) => aggregatedPinId))]
  await pinStore.lockPictures(tx, pictures)
  const lost = [...savesLost(removed)].map(([id, count]): [string, number] => [id, -count])
  await pinStore.shiftSaves(tx, new Map(lost))
  await promoteHeirs(tx, leadsLost(removed))
  await markForScoring(tx, pictures)
}
