import { EVENT_TYPES, VIEW_TYPES } from './event-catalogue.ts'

// spec 001 §9
export const BUFFER_LIMIT_BYTES = 20_480
export const FLUSH_MS = 10_000
export const FAST_FLUSH_MS = 300

export type FlushViewer = { isDesktop: boolean; isAuthenticated: boolean; hasFastFlush: boolean }

const URGENT_VIEWS: readonly (number | null)[] = [VIEW_TYPES.HOME_FEED, VIEW_TYPES.PIN_CLOSEUP]

/** How long an event may wait in the buffer, in ms. */
export function flushDelayMs(
  { event_type, view_type }: { event_type: number; view_type: number | null },
  { isDesktop, isAuthenticated, hasFastFlush }: FlushViewer,
): number {
  if (event_type === EVENT_TYPES.VIEW && URGENT_VIEWS.includes(view_type)) return FAST_FLUSH_MS
  if (!isDesktop || !isAuthenticated) return FLUSH_MS
  return hasFastFlush ? FAST_FLUSH_MS : FLUSH_MS
}
