import { isBrowser } from '../browser/is-browser.ts'

/** Something a person did or saw, before the tracker gives it a time, an id and a context. */
export type TrackedInput = {
  event_type: number
  view_type?: number
  view_parameter?: number
  component?: number
  element?: number
  object_id_str?: string
  view_data?: Record<string, unknown>
  event_data?: Record<string, unknown>
  aux_data?: Record<string, unknown>
}

/** A count of something that went well or wrong; never about a person. */
export type Metric = { name: string; tags: Record<string, string> }

export type TrackingSink = { track: (input: TrackedInput) => void; count: (metric: Metric) => void }

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

/** The tracker is here: it hears what waited, then everything that follows, until the answer is called. */
export function attachTracker(tracker: TrackingSink): () => void {
  sink = tracker
  for (const message of waiting.splice(0)) message(tracker)
  return () => {
    if (sink === tracker) sink = null
  }
}
