import type { MergePreview } from '@tessera/api-types/boards/blocking-actions'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { EmitDeps } from '../../kernel/events.ts'
import { isExposing } from './blocking-action-rules.ts'
import { deleteHeldBoard } from './board-edit-service.ts'
import * as mergeStore from './board-merge-store.ts'
import { canEditBoard } from './board-policy.ts'
import { admitPins, findBoard, lockSeenBoards, type LockedBoard } from './board-service.ts'
import { keepAddress, saveBoard } from './board-store.ts'
import { MAX_SECTIONS } from './section-service.ts'

/** The board to be emptied, and the one that its pins go to. */
export interface MergePair {
  boardId: string
  targetBoardId: string
}

interface HeldPair {
  board: LockedBoard
  target: LockedBoard
}

/** Holds two boards of the viewer's; throws BOARD_NOT_FOUND or NOT_ALLOWED. */
export async function lockOwnPair(tx: Db, viewer: Member, pair: MergePair): Promise<HeldPair> {
  const boards = await lockSeenBoards(tx, viewer, [pair.boardId, pair.targetBoardId])
  const [board, target] = [boards.get(pair.boardId), boards.get(pair.targetBoardId)]
  if (!board || !target) throw new DomainError('BOARD_NOT_FOUND')
  if (!canEditBoard(viewer, board) || !canEditBoard(viewer, target)) throw new DomainError('NOT_ALLOWED')
  return { board, target }
}

/** Whether more people could see pins of the board once they are on the target. */
export const exposesPins = async (
  db: Db,
  { board, target }: { board: { id: string; privacy: string }; target: { id: string; privacy: string } },
): Promise<boolean> =>
  isExposing(board, target) || mergeStore.hasNewKeepers(db, { boardId: board.id, targetBoardId: target.id })

export async function mergePreview(
  viewer: Member,
  { boardId, targetBoardId }: MergePair,
  { read }: Pick<Deps, 'read'>,
): Promise<MergePreview> {
  const board = await findBoard(read, viewer, { boardId })
  const target = await findBoard(read, viewer, { boardId: targetBoardId })
  if (!canEditBoard(viewer, board) || !canEditBoard(viewer, target)) throw new DomainError('NOT_ALLOWED')
  if (boardId === targetBoardId) throw new DomainError('CONFLICT', { reason: { key: 'refusal.pinsMoved' } })
  const counts = await mergeStore.countMerge(read, { boardId, targetBoardId, userId: viewer.userId })
  return {
    pin_count: board.pinCount,
    stays_count: counts.stays,
    others_pin_count: counts.others,
    section_count: board.sectionCount,
    joined_section_count: counts.joined,
    follower_count: board.followerCount,
    collaborator_count: board.collaboratorCount,
    is_exposing: await exposesPins(read, { board, target }),
  }
}

/** Whether the pins that move and the sections of both boards have room on the target; throws LIMIT_REACHED. */
export async function admitMerge(tx: Db, viewer: Member, { board, target }: HeldPair): Promise<void> {
  const pair = { boardId: board.id, targetBoardId: target.id }
  const { stays, joined } = await mergeStore.countMerge(tx, { ...pair, userId: viewer.userId })
  await admitPins(tx, viewer, target, { sectionId: null, count: board.pinCount - stays })
  if (target.sectionCount + board.sectionCount - joined > MAX_SECTIONS) throw new DomainError('LIMIT_REACHED')
}

/**
 * Makes sure that each section of the board has one on the target, joined by name or made, and returns which is
 * whose. A section of the target that was deleted meanwhile is none.
 */
export async function mergeSections(
  tx: Db,
  actionId: string,
  { board, target }: HeldPair,
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<Map<string, string | null>> {
  const pair = { boardId: board.id, targetBoardId: target.id }
  await mergeStore.joinSections(tx, actionId, pair)
  const unmatched = await mergeStore.unmatchedSections(tx, actionId, pair)
  if (unmatched.length > 0) {
    if (target.sectionCount + unmatched.length > MAX_SECTIONS) throw new DomainError('LIMIT_REACHED')
    const made = unmatched.map((sectionId) => ({ sectionId, id: deps.newId() }))
    await mergeStore.makeSections(tx, actionId, { targetBoardId: target.id, made, at: deps.now() })
    await saveBoard(tx, target.id, { sectionCount: target.sectionCount + unmatched.length })
  }
  return mergeStore.sectionsOf(tx, actionId)
}

/** Takes away what sections a merge made that nothing is in now. */
export async function unmakeSections(tx: Db, actionId: string, target: LockedBoard): Promise<void> {
  const unmade = await mergeStore.deleteMadeSections(tx, actionId)
  if (unmade > 0) await saveBoard(tx, target.id, { sectionCount: Math.max(0, target.sectionCount - unmade) })
}

/** Deletes a merged board restorably; its addresses lead to the target until it is back. */
export async function leaveMergedBoard(
  tx: Db,
  actionId: string,
  { board, target }: HeldPair,
  deps: EmitDeps,
): Promise<void> {
  const pair = { boardId: board.id, targetBoardId: target.id }
  await keepAddress(tx, board.id)
  await mergeStore.leadTo(tx, pair)
  await mergeStore.leadArrivals(tx, actionId, pair)
  await deleteHeldBoard(tx, board, deps)
}
