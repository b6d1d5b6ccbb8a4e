import { EVENT_TYPES, VIEW_TYPES } from './event-catalogue.ts'
import type { TrackedEvent } from './tracked-event.ts'

// spec 001 §9
export const BUFFER_LIMIT_BYTES = 20_480
export const FLUSH_MS = 10_000
export const FAST_FLUSH_MS = 300
/** The experiment under which events of members at a desk leave sooner, and its group. */
export const FAST_FLUSH_EXPERIMENT = 'web_fast_event_flush'
export const FAST_FLUSH_GROUP = 'enabled'

export type FlushViewer = { isDesktop: boolean; isAuthenticated: boolean; hasFastFlush: boolean }

const URGENT_VIEWS: readonly (number | null)[] = [VIEW_TYPES.HOME_FEED, VIEW_TYPES.PIN_CLOSEUP]

/** How long an event may wait in the buffer, in ms. */
export function flushDelayMs(
  { event_type, view_type }: Pick<TrackedEvent, 'event_type' | 'view_type'>,
  { isDesktop, isAuthenticated, hasFastFlush }: FlushViewer,
): number {
  if (event_type === EVENT_TYPES.VIEW && URGENT_VIEWS.includes(view_type)) return FAST_FLUSH_MS
  if (!isDesktop || !isAuthenticated) return FLUSH_MS
  return hasFastFlush ? FAST_FLUSH_MS : FLUSH_MS
}
