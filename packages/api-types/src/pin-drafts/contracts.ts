import { z } from 'zod'
import { contract } from '../contract.ts'
import { PIN_PICTURE_ERRORS, PIN_PLACE_ERRORS } from '../pins/pin-draft.ts'
import { PinView } from '../pins/views.ts'
import { ScheduledPin } from '../scheduled-pins/views.ts'
import { Id, int, list } from '../wire/scalars.ts'
import { DraftContent } from './draft-content.ts'
import { pinDraftsRoutes as routes } from './routes.ts'
import { PinDraftView } from './views.ts'

export const MAX_PIN_DRAFTS = 100

const version = int({ min: 1, max: 2 ** 31 - 1 })
const byId = z.object({ id: Id })

/**
 * A draft of type `story` stores its pages in `content.story`, whose schema is
 * `story-pins/story-content`; it is published by `storyPins.create`, and its draft deleted afterwards.
 */
export const pinDraftsContracts = {
  'pinDrafts.list': contract(routes['pinDrafts.list'], {
    summary: 'The viewer’s drafts in their order.',
    input: z.object({}),
    output: z.array(PinDraftView),
  }),
  'pinDrafts.stories': contract(routes['pinDrafts.stories'], {
    summary: 'The viewer’s drafts of stories in their order.',
    input: z.object({}),
    output: z.array(PinDraftView),
  }),
  'pinDrafts.create': contract(routes['pinDrafts.create'], {
    summary: 'Adds a draft at the end, or before the draft that is named.',
    input: z.object({ content: DraftContent, before_id: Id.nullish() }),
    output: PinDraftView,
    errors: ['DRAFT_NOT_FOUND', 'UPLOAD_NOT_FOUND', 'LIMIT_REACHED'],
  }),
  'pinDrafts.update': contract(routes['pinDrafts.update'], {
    summary: 'Saves what was entered into a draft, unless it has changed since the version that is named.',
    input: z.object({ id: Id, content: DraftContent, version }),
    output: PinDraftView,
    errors: ['DRAFT_NOT_FOUND', 'UPLOAD_NOT_FOUND', 'STALE_RECORD'],
  }),
  'pinDrafts.delete': contract(routes['pinDrafts.delete'], {
    summary: 'Deletes a draft, restorably for an hour.',
    input: byId,
    output: byId,
    errors: ['DRAFT_NOT_FOUND'],
  }),
  'pinDrafts.restore': contract(routes['pinDrafts.restore'], {
    summary: 'Undoes the deletion of a draft, within an hour.',
    input: byId,
    output: PinDraftView,
    errors: ['DRAFT_NOT_FOUND', 'LIMIT_REACHED'],
  }),
  'pinDrafts.duplicate': contract(routes['pinDrafts.duplicate'], {
    summary: 'Adds a copy of a draft right before it.',
    input: byId,
    output: PinDraftView,
    errors: ['DRAFT_NOT_FOUND', 'LIMIT_REACHED'],
  }),
  'pinDrafts.reorder': contract(routes['pinDrafts.reorder'], {
    summary: 'Puts the drafts that are named in this order, before all others.',
    input: z.object({ draft_ids: list(Id, MAX_PIN_DRAFTS).refine((ids) => ids.length > 0, 'is needed') }),
    output: z.object({ draft_ids: z.array(Id) }),
    errors: ['DRAFT_NOT_FOUND'],
  }),
  'pinDrafts.publish': contract(routes['pinDrafts.publish'], {
    summary:
      'Makes the pin, at once or at its time, and removes the draft; faults name their field, such as items.1.link.',
    input: z.object({ id: Id, version }),
    output: z.object({ id: Id, pin: PinView.nullable(), scheduled_pin: ScheduledPin.nullable() }),
    errors: [
      'DRAFT_NOT_FOUND',
      'STALE_RECORD',
      'UNSUPPORTED_CONTENT',
      ...PIN_PLACE_ERRORS,
      ...PIN_PICTURE_ERRORS,
      'PIN_ALREADY_ON_BOARD',
      'LIMIT_REACHED',
    ],
  }),
}
