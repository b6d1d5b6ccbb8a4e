import { z } from 'zod'
import { contract, pagedContract } from '../contract.ts'
import { InterestView } from '../follows/views.ts'
import { Id, int, list } from '../wire/scalars.ts'
import { MAX_BULK_PINS } from '../content-limits.ts'
import { MAX_CAROUSEL_SLOTS } from '../pin-drafts/draft-content.ts'
import { PIN_PICTURE_ERRORS, PIN_PLACE_ERRORS, pinDraft, pinEdit, SlotEdit } from './pin-draft.ts'
import { pinsRoutes } from './routes.ts'
import { PinCard, PinTagView, PinView, ReactionCount, ReactionView, SavedInfo } from './views.ts'

const LIKE = 1 // spec 000 §9

const RemovedPin = z.object({ pin_id: Id, board_id: Id, section_id: Id.nullable() })
const Reactions = z.object({
  pin_id: Id,
  reaction_counts: z.array(ReactionCount),
  reaction_by_me: z.number(),
})
const bulk = {
  board_id: Id,
  pin_ids: list(Id, MAX_BULK_PINS).refine((ids) => ids.length > 0, 'is needed'),
}
const bulkTarget = { ...bulk, target_board_id: Id, target_section_id: Id.nullish() }
const BulkOutcome = z.object({ pin_ids: z.array(Id), skipped_pin_ids: z.array(Id) })

export const pinsContracts = {
  'pins.get': contract(pinsRoutes['pins.get'], {
    summary: 'A pin with everything its closeup shows.',
    input: z.object({ id: Id }),
    output: PinView,
    errors: ['PIN_NOT_FOUND'],
  }),
  'pins.create': contract(pinsRoutes['pins.create'], {
    summary: 'Makes a pin of an uploaded picture or of one at an address.',
    input: pinDraft({}),
    output: PinView,
    errors: [...PIN_PLACE_ERRORS, ...PIN_PICTURE_ERRORS, 'PIN_ALREADY_ON_BOARD', 'LIMIT_REACHED'],
  }),
  'pins.update': contract(pinsRoutes['pins.update'], {
    summary: 'Changes a pin, arranges its carousel, or moves it to another board or section.',
    input: pinEdit.extend({
      carousel_slots: list(SlotEdit, MAX_CAROUSEL_SLOTS)
        .refine((slots) => slots.length > 1, 'needs at least two pictures')
        .optional(),
    }),
    output: PinView,
    errors: [
      'PIN_NOT_FOUND',
      'NOT_ALLOWED',
      'BOARD_NOT_FOUND',
      'BOARD_SECTION_NOT_FOUND',
      'PIN_ALREADY_ON_BOARD',
      'CONFLICT',
    ],
  }),
  'pins.delete': contract(pinsRoutes['pins.delete'], {
    summary: 'Deletes a pin, restorably for 30 days; copies that others saved stay.',
    input: z.object({ id: Id }),
    output: RemovedPin,
    errors: ['PIN_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'pins.save': contract(pinsRoutes['pins.save'], {
    summary: 'Saves a pin to one of the viewer’s boards as a pin of their own.',
    input: z.object({ pin_id: Id, board_id: Id, section: Id.nullish() }),
    output: PinCard,
    errors: [
      'PIN_NOT_FOUND',
      'BOARD_NOT_FOUND',
      'BOARD_SECTION_NOT_FOUND',
      'NOT_ALLOWED',
      'PIN_ALREADY_ON_BOARD',
      'LIMIT_REACHED',
    ],
  }),
  'pins.unsave': contract(pinsRoutes['pins.unsave'], {
    summary:
      'Removes the viewer’s copies of a pin, or the very copy that is named; never an original or a last copy.',
    input: z.object({ pin_id: Id }),
    output: z.object({ removed: z.array(RemovedPin), saved_info: SavedInfo.nullable() }),
    errors: ['PIN_NOT_FOUND', 'PIN_NEEDS_DELETION'],
  }),
  'pins.restore': contract(pinsRoutes['pins.restore'], {
    summary: 'Undoes the viewer’s deletion of pins, within 30 days.',
    input: z.object({ pin_ids: bulk.pin_ids }),
    output: z.object({ pins: z.array(PinCard) }),
    errors: ['PIN_NOT_FOUND', 'NOT_ALLOWED', 'LIMIT_REACHED'],
  }),
  'pins.react': contract(pinsRoutes['pins.react'], {
    summary: 'Reacts to a pin; another reaction replaces the earlier one.',
    input: z.object({ pin_id: Id, reaction_type: int({ min: 1, max: 5 }).default(LIKE) }),
    output: Reactions,
    errors: ['PIN_NOT_FOUND'],
  }),
  'pins.unreact': contract(pinsRoutes['pins.unreact'], {
    summary: 'Takes the viewer’s reaction back.',
    input: z.object({ pin_id: Id }),
    output: Reactions,
    errors: ['PIN_NOT_FOUND'],
  }),
  'pins.reactions': pagedContract(pinsRoutes['pins.reactions'], {
    summary: 'Who reacted to a pin or one of its copies, and how, the newest first.',
    input: { pin_id: Id, reaction_type: int({ min: 1, max: 5 }).optional() },
    item: ReactionView,
    errors: ['PIN_NOT_FOUND', 'INVALID_BOOKMARK'],
  }),
  'pins.hide': contract(pinsRoutes['pins.hide'], {
    summary: 'Keeps a pin and its copies out of the viewer’s feeds.',
    input: z.object({ pin_id: Id }),
    output: z.null(),
    errors: ['PIN_NOT_FOUND'],
  }),
  'pins.unhide': contract(pinsRoutes['pins.unhide'], {
    summary: 'Lets the viewer’s feeds show a pin again.',
    input: z.object({ pin_id: Id }),
    output: z.null(),
    errors: ['PIN_NOT_FOUND'],
  }),
  'pins.tags': contract(pinsRoutes['pins.tags'], {
    summary: 'What is seen where on the picture of a pin; what the viewer may not see is left out.',
    input: z.object({ pin_id: Id }),
    output: z.array(PinTagView),
    errors: ['PIN_NOT_FOUND'],
  }),
  'pins.untagMe': contract(pinsRoutes['pins.untagMe'], {
    summary: 'Takes the viewer off the picture of a pin, for good; returns what is tagged on it still.',
    input: z.object({ pin_id: Id }),
    output: z.array(PinTagView),
    errors: ['PIN_NOT_FOUND'],
  }),
  'pins.interests': contract(pinsRoutes['pins.interests'], {
    summary: 'The topics of a pin, strongest first.',
    input: z.object({ pin_id: Id }),
    output: z.array(InterestView),
    errors: ['PIN_NOT_FOUND'],
  }),
  'pins.boardTitleSuggestions': contract(pinsRoutes['pins.boardTitleSuggestions'], {
    summary: 'Names a board for this pin could have.',
    input: z.object({ pin_id: Id }),
    output: z.array(z.string()),
    errors: ['PIN_NOT_FOUND'],
  }),
  'pins.copyMany': contract(pinsRoutes['pins.copyMany'], {
    summary: 'Saves several pins of a board to another; those already there are skipped.',
    input: z.object(bulkTarget),
    output: BulkOutcome,
    errors: ['BOARD_NOT_FOUND', 'BOARD_SECTION_NOT_FOUND', 'NOT_ALLOWED', 'LIMIT_REACHED'],
  }),
  'pins.moveMany': contract(pinsRoutes['pins.moveMany'], {
    summary: 'Moves several pins of a board to another board or section; those already there are skipped.',
    input: z.object(bulkTarget),
    output: BulkOutcome,
    errors: ['BOARD_NOT_FOUND', 'BOARD_SECTION_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'pins.place': contract(pinsRoutes['pins.place'], {
    summary: 'Puts a pin before or after another of the same board and section.',
    input: z.object({ board_id: Id, pin_id: Id, neighbor_pin_id: Id, side: z.enum(['before', 'after']) }),
    output: z.object({ board_id: Id, pin_id: Id }),
    errors: ['BOARD_NOT_FOUND', 'PIN_NOT_FOUND', 'NOT_ALLOWED', 'LIMIT_REACHED'],
  }),
  'pins.deleteMany': contract(pinsRoutes['pins.deleteMany'], {
    summary: 'Deletes several pins of a board; those the viewer may not delete are skipped.',
    input: z.object(bulk),
    output: BulkOutcome,
    errors: ['BOARD_NOT_FOUND'],
  }),
}
