import type { Board } from '../../entities/boards/boards-slice.ts'

export type BoardGroups = { open: Board[]; secret: Board[]; archived: Board[] }

/** Boards by how they are shown on their owner's profile, each group in the order given. */
export function groupBoards(boards: readonly Board[]): BoardGroups {
  const groups: BoardGroups = { open: [], secret: [], archived: [] }
  for (const board of boards) {
    const group = board.archived_by_me_at ? 'archived' : board.privacy === 'secret' ? 'secret' : 'open'
    groups[group].push(board)
  }
  return groups
}
