import type { OperationName } from '@tessera/api-types/routes'
import { alike, onBoards, onSections, where, type Rights } from './rights.ts'

const onBoard = ({ board }: { board: { id: string } }) => ({ board_id: board.id })

/** Boards and their sections. */
export const boardRights = {
  'boards.get': onBoards('anyone', 'viewers', onBoard),
  'boards.feed': onBoards('anyone', 'viewers', onBoard),
  'boards.followers': onBoards('anyone', 'viewers', onBoard),
  'boards.interests': onBoards('anyone', 'viewers', onBoard),
  'boards.create': alike('member', () => ({ name: 'Another board' })),
  'boards.update': onBoards('member', 'keeper', ({ board }) => ({ board_id: board.id, description: 'New' })),
  'boards.delete': onBoards('member', 'keeper', onBoard),
  'boards.archive': onBoards('member', 'keeper', onBoard),
  'boards.unarchive': onBoards('member', 'keeper', onBoard),
  'boards.reorder': onBoards('member', 'keeper', ({ board }) => ({ board_ids: [board.id] })),
  'boards.moveAll': onBoards(
    'member',
    'keeper',
    ({ board }) => ({ board_id: board.id, target_board_id: board.id }),
    { done: 'CONFLICT' },
  ),
  'boards.undoMoveAll': onBoards(
    'member',
    'keeper',
    ({ board }) => ({ board_id: board.id, blocking_action_id: '1' }),
    { done: 'CONFLICT' },
  ),
  'boards.activity': onBoards('member', 'writers', onBoard),
  'boards.mergePreview': onBoards(
    'member',
    'keeper',
    ({ board }) => ({ board_id: board.id, target_board_id: board.id }),
    { done: 'CONFLICT' },
  ),
  'boards.merge': onBoards(
    'member',
    'keeper',
    ({ board }) => ({ board_id: board.id, target_board_id: board.id }),
    { done: 'CONFLICT' },
  ),
  'boards.picker': alike('member'),
  'boards.follow': where(onBoards('member', 'viewers', onBoard), {
    publicBoard: { but: { owner: 'NOT_ALLOWED' } },
    protectedBoard: { may: [] },
    secretBoard: { may: [] },
    privateOwnerBoard: { may: ['privateOwnerFollower'] },
  }),
  'boards.unfollow': onBoards('member', 'viewers', onBoard),

  'sections.list': onBoards('anyone', 'viewers', onBoard),
  'sections.get': onSections('anyone', 'viewers', ({ sectionId }) => ({ section_id: sectionId })),
  'sections.pins': onSections('anyone', 'viewers', ({ sectionId }) => ({ section_id: sectionId })),
  'sections.create': onBoards('member', 'writers', ({ board }) => ({
    board_id: board.id,
    name: 'Other part',
  })),
  'sections.update': onSections('member', 'writers', ({ sectionId }) => ({
    section_id: sectionId,
    name: 'Renamed',
  })),
  'sections.delete': onSections('member', 'writers', ({ sectionId }) => ({ section_id: sectionId })),
  'sections.reorder': onBoards('member', 'keeper', ({ board, sectionId }) => ({
    board_id: board.id,
    section_ids: [sectionId],
  })),
} satisfies Partial<Record<OperationName, Rights>>
