import { boardsContracts } from '@tessera/api-types/boards/contracts'
import type { Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import {
  archiveBoard,
  createBoard,
  deleteBoard,
  editBoard,
  orderBoards,
  unarchiveBoard,
} from './board-edit-service.ts'
import { boardFollowOperations } from './board-follow-operations.ts'
import { boardReads } from './board-reads.ts'
import { readBoard } from './board-hydration.ts'
import { toSectionView } from './board-view.ts'
import { collaboratorOperations } from './collaborator-operations.ts'
import {
  createSection,
  deleteSection,
  findSection,
  renameSection,
  reorderSections,
} from './section-service.ts'

const sectionOf = async (viewer: Viewer, sectionId: string, { read }: Pick<Deps, 'read'>) => {
  const section = await findSection(read, viewer, { sectionId })
  return { ...toSectionView(section), board_id: section.boardId }
}

export const boardsOperations: Operation[] = [
  ...boardReads,
  ...boardFollowOperations,
  ...collaboratorOperations,
  implement(boardsContracts['boards.create'], async (draft, { viewer, deps }) =>
    readBoard(viewer, await createBoard(viewer, draft, deps), deps),
  ),
  implement(boardsContracts['boards.update'], async (edit, { viewer, deps }) => {
    await editBoard(viewer, edit, deps)
    return readBoard(viewer, edit.board_id, deps)
  }),
  implement(boardsContracts['boards.delete'], async ({ board_id }, { viewer, deps }) => ({
    board_id,
    deleted_pin_count: await deleteBoard(viewer, board_id, deps),
  })),
  implement(boardsContracts['boards.archive'], async ({ board_id }, { viewer, deps }) => {
    await archiveBoard(viewer, board_id, deps)
    return readBoard(viewer, board_id, deps)
  }),
  implement(boardsContracts['boards.unarchive'], async ({ board_id }, { viewer, deps }) => {
    await unarchiveBoard(viewer, board_id, deps)
    return readBoard(viewer, board_id, deps)
  }),
  implement(boardsContracts['boards.reorder'], async ({ board_ids }, { viewer, deps }) => {
    await orderBoards(viewer, board_ids, deps)
    return { board_ids }
  }),
  implement(boardsContracts['sections.create'], async (draft, { viewer, deps }) =>
    sectionOf(viewer, await createSection(viewer, draft, deps), deps),
  ),
  implement(boardsContracts['sections.update'], async ({ section_id, name }, { viewer, deps }) => {
    await renameSection(viewer, section_id, name, deps)
    return sectionOf(viewer, section_id, deps)
  }),
  implement(boardsContracts['sections.delete'], async ({ section_id }, { viewer, deps }) => {
    const { boardId, pins } = await deleteSection(viewer, section_id, deps)
    return { section_id, board_id: boardId, deleted_pin_count: pins }
  }),
  implement(boardsContracts['sections.reorder'], async ({ board_id, section_ids }, { viewer, deps }) =>
    (await reorderSections(viewer, board_id, section_ids, deps)).map(toSectionView),
  ),
]
