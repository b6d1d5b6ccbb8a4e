import { z } from 'zod'
import { contract } from '../contract.ts'
import { PIN_PLACE_ERRORS } from '../pins/pin-draft.ts'
import { pinText } from '../pins/pin-text.ts'
import { PinCard, PinView } from '../pins/views.ts'
import { Id } from '../wire/scalars.ts'
import { storyPinsRoutes as routes } from './routes.ts'
import { StoryDraftContent, storyInput } from './story-content.ts'
import { StoryFont } from './views.ts'

const oneStory = z.object({ pin_id: Id })
const words = z.object(pinText).partial().shape
/** What a page names and its writer may not show. */
const NAMED_ERRORS = [
  'UPLOAD_NOT_FOUND',
  'USER_NOT_FOUND',
  'PIN_NOT_FOUND',
  'COMMENT_NOT_FOUND',
  'MUSIC_NOT_FOUND',
] as const

export const storyPinsContracts = {
  'storyPins.fonts': contract(routes['storyPins.fonts'], {
    summary: 'The fonts that stories are written in.',
    input: z.object({}),
    output: z.object({ all: z.array(StoryFont) }),
  }),
  'storyPins.create': contract(routes['storyPins.create'], {
    summary: 'Publishes a story; its first picture is the cover.',
    input: storyInput({ ...words, board_id: Id, section: Id.nullish() }),
    output: PinView,
    errors: [...PIN_PLACE_ERRORS, ...NAMED_ERRORS, 'LIMIT_REACHED'],
  }),
  'storyPins.content': contract(routes['storyPins.content'], {
    summary: 'A published story as its creator edits it.',
    input: oneStory,
    output: StoryDraftContent,
    errors: ['PIN_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'storyPins.edit': contract(routes['storyPins.edit'], {
    summary: 'Changes a published story for everybody who keeps it.',
    input: storyInput({ ...words, pin_id: Id }),
    output: PinView,
    errors: [...NAMED_ERRORS, 'NOT_ALLOWED'],
  }),
  'storyPins.remove': contract(routes['storyPins.remove'], {
    summary: 'Takes the pages of a story down wherever it is kept; its cover stays.',
    input: oneStory,
    output: PinView,
    errors: ['PIN_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'storyPins.taggedProducts': contract(routes['storyPins.taggedProducts'], {
    summary: 'The products on the pages of a story.',
    input: oneStory,
    output: z.array(PinCard),
    errors: ['PIN_NOT_FOUND'],
  }),
}
