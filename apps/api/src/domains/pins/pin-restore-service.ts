import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { restorableSince } from '../boards/board-restore-service.ts'
import { admitPins, countPins, lockSeenBoards } from '../boards/board-service.ts'
import { forgetUploads } from '../media/upload-service.ts'
import { countForAll } from '../users/user-service.ts'
import * as deletedPinStore from './deleted-pin-store.ts'
import { assignCanonicalPins } from './canonical-pin-service.ts'
import { markForScoring } from './canonical-pin-store.ts'
import { type RemovedPin, saveShifts, shiftsByPerson } from './pin-rules.ts'
import * as pinStore from './pin-store.ts'

/** Undoes deletions of the viewer's; returns the pins that stand again. */
export function restorePins(
  viewer: Member,
  pinIds: readonly string[],
  deps: Pick<Deps, 'now' | 'transact'>,
): Promise<string[]> {
  return deps.transact(async (tx) => {
    const after = restorableSince(deps)
    const deleted = await deletedPinStore.deletedBy(tx, { userId: viewer.userId, ids: pinIds, after })
    const boards = await lockSeenBoards(tx, viewer, [...new Set(deleted.map(({ boardId }) => boardId))])
    const restored: RemovedPin[] = []
    for (const boardId of boards.keys()) {
      const ids = deleted.filter((pin) => pin.boardId === boardId).map(({ id }) => id)
      await admitPins(tx, viewer, boards.get(boardId), { sectionId: null, count: ids.length })
      restored.push(...(await deletedPinStore.insertDeleted(tx, { boardId, ids })))
    }
    if (restored.length === 0) throw new DomainError('PIN_NOT_FOUND')
    await settle(tx, restored, deps)
    return restored.map(({ id }) => id)
  })
}

/** The pins that a board or section of this id took along are on the held board again. */
export async function restoreAlong(
  tx: Db,
  { boardId, along }: { boardId: string; along: string },
  deps: Pick<Deps, 'now'>,
): Promise<void> {
  const ids = await deletedPinStore.deletedAlong(tx, along)
  const restored = await deletedPinStore.insertDeleted(tx, { boardId, ids })
  if (restored.length > 0) await settle(tx, restored, deps)
  await deletedPinStore.forgetAlong(tx, along)
}

/** A pin that the viewer deleted cannot be restored any more. */
export async function forgetDeletedPin(
  viewer: Member,
  id: string,
  { transact }: Pick<Deps, 'transact'>,
): Promise<void> {
  await transact(async (tx) => {
    const forgotten = await deletedPinStore.forgetDeletedBy(tx, { id, userId: viewer.userId })
    if (forgotten.length === 0) throw new DomainError('PIN_NOT_FOUND')
    await forgetUploads(tx, forgotten)
  })
}

/** Counts restored pins, boards first, then people, then pictures: everywhere in this order. */
async function settle(tx: Db, restored: readonly RemovedPin[], { now }: Pick<Deps, 'now'>): Promise<void> {
  const ids = restored.map(({ id }) => id)
  const places = restored.map(({ boardId, sectionId }) => ({ boardId, sectionId, pins: 1 }))
  await countPins(tx, places, now())
  await deletedPinStore.restoreTies(tx, ids)
  await countForAll(tx, shiftsByPerson(restored, 1))
  const pictures = [...new Set(restored.map(({ aggregatedPinId }) => aggregatedPinId))]
  await pinStore.lockAggregatedPins(tx, pictures)
  await pinStore.takeCovers(tx, ids)
  await pinStore.addToSaveCounts(tx, saveShifts(restored, 1))
  await deletedPinStore.demoteHeirs(tx, pictures)
  await assignCanonicalPins(tx, pictures)
  await markForScoring(tx, pictures)
}

/** Forgets what can no longer be restored; returns how many pins. */
export const forgetDeletedPins = (deps: Pick<Deps, 'now' | 'read'>): Promise<number> =>
  deletedPinStore.forgetDeleted(deps.read, restorableSince(deps))
