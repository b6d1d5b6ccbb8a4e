import type { TrackedInput } from '@tessera/shared-tracking'
import { isBrowser } from '../browser/is-browser.ts'

/** A count of something that went well or wrong; never about a person. */
export type Metric = { name: string; tags: Record<string, string> }

export type TrackingSink = {
  track: (input: TrackedInput) => void
  count: (metric: Metric) => void
  pauseImpressions?: () => void
}

const MOST_WAITING = 200
const waiting: ((sink: TrackingSink) => void)[] = []
let sink: TrackingSink | null = null

function tell(message: (sink: TrackingSink) => void): void {
  if (!isBrowser) return
  if (sink) message(sink)
  else if (waiting.length < MOST_WAITING) waiting.push(message)
}

/** Tells the tracker of an event; what happens before its code is here waits for it. */
export const track = (input: TrackedInput): void => tell((to) => to.track(input))

/** Counts something for the operators of the site. */
export const countMetric = (name: string, tags: Record<string, string> = {}): void =>
  tell((to) => to.count({ name, tags }))

/** Counts no further impressions of pins; the page is about to go. */
export const pauseImpressions = (): void => sink?.pauseImpressions?.()

/** Registers the tracker: it gets what was queued, then every event, until the returned function is called. */
export function attachTracker(tracker: TrackingSink): () => void {
  sink = tracker
  for (const message of waiting.splice(0)) message(tracker)
  return () => {
    if (sink === tracker) sink = null
  }
}
