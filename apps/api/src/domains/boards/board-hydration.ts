import type { BoardView } from '@tessera/api-types/boards/views'
import type { Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { findBoard } from './board-service.ts'
import { loadBoards } from './board-row-store.ts'
import { toBoardView } from './board-view.ts'

/** Boards in the order of `ids`, in one statement; what the viewer may not see is left out. */
export async function hydrateBoards(
  { read, site }: Pick<Deps, 'read' | 'site'>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<BoardView[]> {
  if (ids.length === 0) return []
  const rows = await loadBoards(read, viewer, ids)
  return rows.map((row) => toBoardView(row, viewer, site))
}

/** The board as its viewer sees it; throws BOARD_NOT_FOUND. */
export const readBoard = async (
  viewer: Viewer,
  boardId: string,
  { read, site }: Pick<Deps, 'read' | 'site'>,
): Promise<BoardView> => toBoardView(await findBoard(read, viewer, { boardId }), viewer, site)
