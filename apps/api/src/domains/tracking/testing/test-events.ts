import { randomUUID } from 'node:crypto'
import { COMPONENTS, EVENT_TYPES, TIME_SPENT_TYPES, VIEW_TYPES } from '@tessera/shared-tracking'

/** An interaction as a browser reports it, one second ago. */
export const anEventAt = (nowMs: number, given: object = {}) => ({
  event_type: EVENT_TYPES.IMPRESSION,
  view_type: VIEW_TYPES.HOME_FEED,
  view_parameter: null,
  view_data: { depth: 2 },
  component: COMPONENTS.PIN_GRID,
  element: null,
  object_id_str: '1',
  aux_data: { surface: 'home_feed' },
  event_data: { startedAt: 5 },
  time: nowMs - 1000,
  clientUUID: randomUUID(),
  appState: 'active',
  ...given,
})
/** The end of a stretch of time away. */
export const aTime = (given: object = {}) => ({
  event_type: TIME_SPENT_TYPES.OFFSITE_END,
  view_type: VIEW_TYPES.PIN_CLOSEUP,
  view_parameter: null,
  component: COMPONENTS.PIN_CLOSEUP,
  element: null,
  object_id_str: '1',
  pair_id: randomUUID(),
  duration_ns: 1_500_000_000,
  aux_data: null,
  ...given,
})
