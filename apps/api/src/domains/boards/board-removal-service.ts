import type { Db } from '../../kernel/deps.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { boardDeleted, countFor } from '../users/user-service.ts'
import * as boardStore from './board-store.ts'
import { forgetBoardOfAny } from './deleted-board-store.ts'

/** Removes a board of any owner for good with its pins, also one that its owner might restore; returns whether there was one. */
export async function removeBoard(tx: Db, boardId: string, deps: EmitDeps): Promise<boolean> {
  const [board] = await boardStore.lockBoards(tx, null, [boardId])
  if (board) {
    await emit(tx, deps, 'boardDeleting', { boardId, deletedById: board.ownerId })
    await boardStore.deleteBoard(tx, boardId)
    await countFor(tx, board.ownerId, boardDeleted(board))
  }
  const wasDeleted = await forgetBoardOfAny(tx, boardId)
  if (!board && !wasDeleted) return false
  await emit(tx, deps, 'deletionFinal', { id: boardId })
  return true
}
