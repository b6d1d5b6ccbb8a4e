import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { findBoard, lockBoard } from './board-service.ts'
import { addBoardFollow, removeBoardFollow } from './board-follow-store.ts'
import { canFollowBoard } from './board-policy.ts'

interface BoardTie {
  board_id: string
  followed_by_me: boolean
  follower_count: number
}

export function followBoard(
  viewer: Member,
  boardId: string,
  { transact, now }: Pick<Deps, 'now' | 'transact'>,
): Promise<BoardTie> {
  return transact(async (tx) => {
    const board = await lockBoard(tx, viewer, boardId)
    if (!canFollowBoard(viewer, board)) throw new DomainError('NOT_ALLOWED')
    await addBoardFollow(tx, viewer.userId, boardId, now())
    return tieOf(tx, viewer, boardId)
  })
}

export function unfollowBoard(
  viewer: Member,
  boardId: string,
  { transact }: Pick<Deps, 'transact'>,
): Promise<BoardTie> {
  return transact(async (tx) => {
    await lockBoard(tx, viewer, boardId)
    await removeBoardFollow(tx, viewer.userId, boardId)
    return tieOf(tx, viewer, boardId)
  })
}

async function tieOf(tx: Db, viewer: Member, boardId: string): Promise<BoardTie> {
  const board = await findBoard(tx, viewer, { boardId })
  return {
    board_id: boardId,
    followed_by_me: board.isFollowedByViewer,
    follower_count: board.followerCount,
  }
}
