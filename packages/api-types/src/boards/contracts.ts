import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { contract, pagedContract } from '../contract.ts'
import { InterestView } from '../follows/views.ts'
import { PinCard } from '../pins/views.ts'
import { bool, Id, list, text } from '../wire/scalars.ts'
import { BOARD_DESCRIPTION_MAX, BOARD_NAME_MAX, BOARD_SORTS, PIN_ORDERS } from './board-limits.ts'
import { BoardActivity } from './board-activity.ts'
import { BlockingSection, MergePreview } from './blocking-actions.ts'
import { collaboratorsContracts } from './collaborator-contracts.ts'
import { boardsRoutes } from './routes.ts'
import { sectionsContracts } from './section-contracts.ts'
import { BOARD_LAYOUTS, BOARD_PRIVACIES, BoardView, PickerBoard } from './views.ts'

export const BOARD_PRIVACY_FILTERS = ['all', 'public', 'protected', 'secret'] as const

const name = text({ min: 1, max: BOARD_NAME_MAX })
const description = text({ max: BOARD_DESCRIPTION_MAX })
const category = text({ max: 60 }).nullish()
/** Who else sees a board; older clients call a secret one private. */
const privacy = z.preprocess((value) => (value === 'private' ? 'secret' : value), z.enum(BOARD_PRIVACIES))
const oneBoard = z.object({ board_id: Id })

export const boardsContracts = {
  'boards.get': contract(boardsRoutes['boards.get'], {
    summary: 'A board by id, or by owner and slug.',
    input: z
      .object({
        board_id: Id.optional(),
        username: z.string().max(60).optional(),
        slug: z.string().max(200).optional(),
      })
      .refine((value) => value.board_id ?? (value.username && value.slug), {
        error: fieldText('field.needed'),
        path: ['board_id'],
      }),
    output: BoardView,
    errors: ['BOARD_NOT_FOUND'],
  }),
  'boards.list': pagedContract(boardsRoutes['boards.list'], {
    summary: 'The boards on a person’s profile: their own and those they collaborate on.',
    input: {
      username: z.string().max(60),
      privacy_filter: z.enum(BOARD_PRIVACY_FILTERS).default('all'),
      sort: z.enum(BOARD_SORTS).default('last_pinned_to'),
      include_archived: bool.default(false),
    },
    item: BoardView,
    errors: ['USER_NOT_FOUND'],
  }),
  'boards.create': contract(boardsRoutes['boards.create'], {
    summary: 'Makes a board, saving the given pins to it.',
    input: z.object({
      name,
      description: description.default(''),
      category,
      privacy: privacy.default('public'),
      layout: z.enum(BOARD_LAYOUTS).default('default'),
      /** Whether collaborators may propose further ones. */
      collaborator_invites_enabled: bool.default(true),
      initial_pins: list(Id, 50).default([]),
    }),
    output: BoardView,
    errors: ['BOARD_NAME_TAKEN', 'LIMIT_REACHED', 'PIN_NOT_FOUND'],
  }),
  'boards.update': contract(boardsRoutes['boards.update'], {
    summary: 'Changes a board; a new name makes a new address.',
    input: z.object({
      board_id: Id,
      name: name.optional(),
      description: description.optional(),
      category,
      privacy: privacy.optional(),
      layout: z.enum(BOARD_LAYOUTS).optional(),
      cover_pin_id: Id.nullish(),
      collaborator_invites_enabled: bool.optional(),
      collaborator_requests_enabled: bool.optional(),
    }),
    output: BoardView,
    errors: ['BOARD_NOT_FOUND', 'NOT_ALLOWED', 'BOARD_NAME_TAKEN', 'PIN_NOT_FOUND'],
  }),
  'boards.delete': contract(boardsRoutes['boards.delete'], {
    summary: 'Deletes a board with its sections and pins.',
    input: oneBoard,
    output: z.object({ board_id: Id, deleted_pin_count: z.number() }),
    errors: ['BOARD_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'boards.archive': contract(boardsRoutes['boards.archive'], {
    summary: 'Puts a board away.',
    input: oneBoard,
    output: BoardView,
    errors: ['BOARD_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'boards.unarchive': contract(boardsRoutes['boards.unarchive'], {
    summary: 'Takes a board out of the archive.',
    input: oneBoard,
    output: BoardView,
    errors: ['BOARD_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'boards.reorder': contract(boardsRoutes['boards.reorder'], {
    summary: 'Puts the viewer’s named boards in this order for the custom sort, before all others.',
    input: z.object({ board_ids: list(Id, 2000) }),
    output: z.object({ board_ids: z.array(Id) }),
    errors: ['BOARD_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'boards.feed': pagedContract(boardsRoutes['boards.feed'], {
    summary: 'The pins of a board, as its people arranged them unless asked otherwise.',
    input: {
      board_id: Id,
      filter_section_pins: bool.default(false),
      sort: z.enum(PIN_ORDERS).default('custom'),
    },
    item: PinCard,
    errors: ['BOARD_NOT_FOUND'],
  }),
  'boards.interests': contract(boardsRoutes['boards.interests'], {
    summary: 'Topics of a board’s pins, strongest first.',
    input: oneBoard,
    output: z.array(InterestView),
    errors: ['BOARD_NOT_FOUND'],
  }),
  'boards.moveAll': contract(boardsRoutes['boards.moveAll'], {
    summary:
      'Begins to move all own pins of a board, of a section or of none to another place, step by step.',
    input: z.object({
      board_id: Id,
      section_id: BlockingSection.nullish(),
      target_board_id: Id,
      target_section_id: Id.nullish(),
    }),
    output: BoardView,
    errors: ['BOARD_NOT_FOUND', 'BOARD_SECTION_NOT_FOUND', 'NOT_ALLOWED', 'LIMIT_REACHED', 'CONFLICT'],
  }),
  'boards.undoMoveAll': contract(boardsRoutes['boards.undoMoveAll'], {
    summary: 'Begins to move back what such a move has moved, for an hour after its end.',
    input: z.object({ board_id: Id, blocking_action_id: Id }),
    output: BoardView,
    errors: ['BOARD_NOT_FOUND', 'NOT_ALLOWED', 'CONFLICT', 'BOARD_NAME_TAKEN', 'LIMIT_REACHED'],
  }),
  'boards.activity': pagedContract(boardsRoutes['boards.activity'], {
    summary: 'What was done on a board, the newest first, for its owner and collaborators.',
    input: { board_id: Id },
    item: BoardActivity,
    errors: ['BOARD_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'boards.mergePreview': contract(boardsRoutes['boards.mergePreview'], {
    summary: 'What merging a board of the viewer into another one of theirs would do.',
    input: z.object({ board_id: Id, target_board_id: Id }),
    output: MergePreview,
    errors: ['BOARD_NOT_FOUND', 'NOT_ALLOWED', 'CONFLICT'],
  }),
  'boards.merge': contract(boardsRoutes['boards.merge'], {
    summary:
      'Begins to merge a board into another one of its owner: pins and sections move, then the emptied board is deleted restorably.',
    input: z.object({
      board_id: Id,
      target_board_id: Id,
      /** Needed where the pins can be seen by more people afterwards. */
      is_exposure_confirmed: bool.default(false),
    }),
    output: BoardView,
    errors: ['BOARD_NOT_FOUND', 'NOT_ALLOWED', 'LIMIT_REACHED', 'CONFLICT'],
  }),
  'boards.picker': contract(boardsRoutes['boards.picker'], {
    summary: 'Where the viewer may save: the last used boards first, with a mark where the pin already is.',
    input: z.object({ pin_id: Id.nullish() }),
    output: z.object({ boards_shortlist: z.array(PickerBoard), all_boards: z.array(PickerBoard) }),
  }),
  ...collaboratorsContracts,
  ...sectionsContracts,
}
