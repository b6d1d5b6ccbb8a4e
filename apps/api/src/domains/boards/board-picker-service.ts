import type { PickerBoard } from '@tessera/api-types/boards/views'
import { imageUrl } from '@tessera/api-types/images/image-path'
import type { Member } from '@tessera/shared-auth'
import type { Deps, Site } from '../../kernel/deps.ts'
import { listPickerBoards, type PickerRow } from './board-list-store.ts'
import { shortlisted } from './board-rules.ts'
import { toBoardMini } from './board-view.ts'

const SHORTLIST_SIZE = 5

const toPickerBoard = (board: PickerRow, { imageBase }: Site): PickerBoard => ({
  ...toBoardMini(board),
  image_url: board.coverSignature && imageUrl(imageBase, board.coverSignature, '75x75'),
  is_collaborative: board.collaboratorCount > 0,
  pin_count: board.pinCount,
  saved_pin_id: board.savedPinId,
  sections: board.sections,
})

/** Where a member may save: the boards used last, and all of them by name. */
export async function pickBoards(
  viewer: Member,
  pinId: string | null,
  { read, site }: Pick<Deps, 'read' | 'site'>,
) {
  const boards = await listPickerBoards(read, viewer.userId, pinId)
  const byName = boards.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  return {
    boards_shortlist: shortlisted(boards, SHORTLIST_SIZE).map((board) => toPickerBoard(board, site)),
    all_boards: byName.map((board) => toPickerBoard(board, site)),
  }
}
