import type { Member, Viewer } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { canAddPins, canEditBoard } from './board-policy.ts'
import { merged, type Place, type PlaceShift } from './board-rules.ts'
import { loadBoards } from './board-row-store.ts'
import * as boardStore from './board-store.ts'
import type { LockedBoard } from './board-store.ts'
import type { BoardRow } from './board-view.ts'
import { loadSection } from './section-store.ts'

const MAX_PINS = 200_000 // facts §2

type BoardKey = { boardId: string } | { username: string; slug: string }

/** A board as its viewer may see it; throws BOARD_NOT_FOUND. */
export async function findBoard(read: Db, viewer: Viewer, key: BoardKey): Promise<BoardRow> {
  const id = 'boardId' in key ? key.boardId : await boardStore.boardIdBySlug(read, key)
  const [board] = id === undefined ? [] : await loadBoards(read, viewer, [id])
  if (!board) throw new DomainError('BOARD_NOT_FOUND')
  return board
}

/** Holds a board that the viewer may see; throws BOARD_NOT_FOUND. */
export async function lockBoard(tx: Db, viewer: Member, id: string): Promise<LockedBoard> {
  const [board] = await boardStore.lockBoards(tx, viewer.userId, [id])
  if (!board?.canSee) throw new DomainError('BOARD_NOT_FOUND')
  return board
}

/** Holds a board for a change that is nobody's on it. */
export const holdBoard = async (tx: Db, id: string): Promise<void> => {
  await boardStore.lockBoards(tx, null, [id])
}

/** Holds a board whose settings the viewer may change; throws BOARD_NOT_FOUND or NOT_ALLOWED. */
export async function lockOwnBoard(tx: Db, viewer: Member, id: string): Promise<LockedBoard> {
  const board = await lockBoard(tx, viewer, id)
  if (!canEditBoard(viewer, board)) throw new DomainError('NOT_ALLOWED')
  return board
}

/** Holds several boards at once; those the viewer may not see are left out. */
export async function lockSeenBoards(
  tx: Db,
  viewer: Member,
  ids: readonly string[],
): Promise<Map<string, LockedBoard>> {
  const boards = await boardStore.lockBoards(tx, viewer.userId, ids)
  return new Map(boards.filter(({ canSee }) => canSee).map((board) => [board.id, board]))
}

/**
 * Returns whether `count` pins of the viewer may come to a held board and section.
 * @throws DomainError BOARD_NOT_FOUND, NOT_ALLOWED, BOARD_SECTION_NOT_FOUND, LIMIT_REACHED
 */
export async function admitPins(
  tx: Db,
  viewer: Member,
  board: LockedBoard | undefined,
  { sectionId, count = 1 }: { sectionId: string | null; count?: number },
): Promise<LockedBoard> {
  if (!board) throw new DomainError('BOARD_NOT_FOUND')
  if (!canAddPins(viewer, board)) throw new DomainError('NOT_ALLOWED')
  if (sectionId !== null) {
    const section = await loadSection(tx, sectionId)
    if (section?.boardId !== board.id) throw new DomainError('BOARD_SECTION_NOT_FOUND')
  }
  if (board.pinCount + count > MAX_PINS) throw new DomainError('LIMIT_REACHED')
  return board
}

/** Counts pins on held boards; a board that gains some becomes the one used last. */
export async function countPins(tx: Db, shifts: readonly PlaceShift[], at: Date): Promise<void> {
  const moves = merged(shifts)
  await boardStore.shiftPins(tx, moves)
  for (const { boardId, pins } of moves) if (pins > 0) await boardStore.touchBoard(tx, boardId, at)
}

export { slugOf } from './board-slug.ts'
export { setSensitivity } from './board-store.ts'
export { pinsMoved } from './board-rules.ts'
export type { LockedBoard, Place, PlaceShift }
