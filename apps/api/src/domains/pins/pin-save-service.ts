import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { admitPins, countPins, lockSeenBoards, type LockedBoard } from '../boards/board-service.ts'
import { countFor, initialPinsSaved, pinAdded, pinsGained } from '../users/user-service.ts'
import { loadPinRows } from './pin-card-store.ts'
import * as pinStore from './pin-store.ts'

type Needs = EmitDeps & Pick<Deps, 'transact'>

interface Target {
  boardId: string
  sectionId: string | null
}

/** Saves a pin as one of the viewer's own; returns its id. */
export function savePin(viewer: Member, pinId: string, target: Target, deps: Needs): Promise<string> {
  return deps.transact(async (tx) => {
    const boards = await lockSeenBoards(tx, viewer, [target.boardId])
    const [source] = await loadPinRows(tx, viewer, [pinId])
    if (!source) throw new DomainError('PIN_NOT_FOUND')
    const board = await admitPins(tx, viewer, boards.get(target.boardId), target)
    const [copy] = await copyOnto(tx, viewer, board, [pinId], target.sectionId, deps)
    if (!copy) throw await alreadyThere(tx, board.id, source.aggregatedPinId)
    await countFor(tx, viewer.userId, pinAdded(copy.id))
    await countSaves(tx, [copy])
    await emit(tx, deps, 'pinSaved', { pinId, ownerId: source.userId, savedById: viewer.userId })
    return copy.id
  })
}

export interface BulkOutcome {
  pin_ids: string[]
  skipped_pin_ids: string[]
}

/** Saves several pins of a board to another; what is there already is skipped. */
export function copyPins(
  viewer: Member,
  pinIds: readonly string[],
  from: string,
  target: Target,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<BulkOutcome> {
  return deps.transact(async (tx) => {
    const boards = await lockSeenBoards(tx, viewer, [from, target.boardId])
    if (!boards.has(from)) throw new DomainError('BOARD_NOT_FOUND')
    const admitted = { ...target, count: pinIds.length }
    const board = await admitPins(tx, viewer, boards.get(target.boardId), admitted)
    const seen = await loadPinRows(tx, viewer, pinIds)
    const sources = seen.filter(({ boardId }) => boardId === from).map(({ id }) => id)
    const copies = await copyOnto(tx, viewer, board, sources, target.sectionId, deps)
    await countFor(tx, viewer.userId, pinsGained(copies.map(({ id }) => id)))
    await countSaves(tx, copies)
    const copied = new Set(copies.map(({ savedFromPinId }) => savedFromPinId))
    return {
      pin_ids: copies.map(({ id }) => id),
      skipped_pin_ids: pinIds.filter((id) => !copied.has(id)),
    }
  })
}

/** Fills a board that was just made; throws PIN_NOT_FOUND when one of the pins is not to be seen. */
export async function saveInitialPins(
  tx: Db,
  viewer: Member,
  board: LockedBoard,
  pinIds: readonly string[],
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<void> {
  const asked = [...new Set(pinIds)]
  if (asked.length === 0) return
  const seen = await loadPinRows(tx, viewer, asked)
  if (seen.length < asked.length) throw new DomainError('PIN_NOT_FOUND')
  const copies = await copyOnto(tx, viewer, board, asked, null, deps)
  await countFor(tx, viewer.userId, initialPinsSaved(copies.map(({ id }) => id)))
  await countSaves(tx, copies)
}

/** The copies that are new, in the order of `sourceIds`, counted on the board. */
async function copyOnto(
  tx: Db,
  viewer: Member,
  board: LockedBoard,
  sourceIds: readonly string[],
  sectionId: string | null,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
) {
  const at = now()
  const copies = await pinStore.insertCopies(tx, {
    pairs: sourceIds.map((sourceId) => ({ id: newId(), sourceId })),
    userId: viewer.userId,
    boardId: board.id,
    sectionId,
    at,
  })
  await countPins(tx, [{ boardId: board.id, sectionId, pins: copies.length }], at)
  const place = (id: string) => sourceIds.indexOf(id)
  return copies.toSorted((one, other) => place(one.savedFromPinId) - place(other.savedFromPinId))
}

async function countSaves(tx: Db, copies: readonly { id: string; aggregatedPinId: string }[]): Promise<void> {
  await pinStore.addToSaveCounts(tx, new Map(copies.map((copy) => [copy.aggregatedPinId, 1])))
  await pinStore.takeCovers(
    tx,
    copies.map(({ id }) => id),
  )
}

/** Returns which pin of the board shows the same picture. */
export async function alreadyThere(tx: Db, boardId: string, aggregatedPinId: string): Promise<DomainError> {
  const there = await pinStore.picturesOnBoard(tx, boardId, [aggregatedPinId])
  return new DomainError('PIN_ALREADY_ON_BOARD', {
    extraData: { pin_id: there.get(aggregatedPinId) ?? null, board_id: boardId },
  })
}

export { relistPinsOf } from './pin-store.ts'
