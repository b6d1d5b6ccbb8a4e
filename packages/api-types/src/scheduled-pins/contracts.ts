import { z } from 'zod'
import { contract } from '../contract.ts'
import { PIN_PICTURE_ERRORS, PIN_PLACE_ERRORS, pinDraft, pinEdit } from '../pins/pin-draft.ts'
import { PinView } from '../pins/views.ts'
import { Id, int } from '../wire/scalars.ts'
import { scheduledPinsRoutes as routes } from './routes.ts'
import { ScheduledPin } from './views.ts'

const LAST_SECOND = 253_402_300_799 // the end of the year 9999

/** Seconds since 1970. */
const scheduled_ts = int({ min: 0, max: LAST_SECOND })

export const scheduledPinsContracts = {
  'scheduledPins.list': contract(routes['scheduledPins.list'], {
    summary: 'The viewer’s pins that wait for their time, the next one first.',
    input: z.object({}),
    output: z.array(ScheduledPin),
  }),
  'scheduledPins.create': contract(routes['scheduledPins.create'], {
    summary: 'Makes a pin that is published at a time within the next 30 days.',
    input: pinDraft({ scheduled_ts }),
    output: ScheduledPin,
    errors: [...PIN_PLACE_ERRORS, ...PIN_PICTURE_ERRORS, 'LIMIT_REACHED'],
  }),
  'scheduledPins.update': contract(routes['scheduledPins.update'], {
    summary: 'Changes a pin that waits: its words, its place or its time.',
    input: pinEdit.extend({ scheduled_ts: scheduled_ts.optional() }),
    output: ScheduledPin,
    errors: ['PIN_NOT_FOUND', ...PIN_PLACE_ERRORS],
  }),
  'scheduledPins.delete': contract(routes['scheduledPins.delete'], {
    summary: 'Deletes a pin before it was ever published.',
    input: z.object({ id: Id }),
    output: z.object({ id: Id }),
    errors: ['PIN_NOT_FOUND'],
  }),
  'scheduledPins.publish': contract(routes['scheduledPins.publish'], {
    summary: 'Publishes a scheduled pin at once; returns the pin.',
    input: z.object({ id: Id }),
    output: PinView,
    errors: ['PIN_NOT_FOUND', ...PIN_PLACE_ERRORS, 'PIN_ALREADY_ON_BOARD', 'LIMIT_REACHED'],
  }),
}
