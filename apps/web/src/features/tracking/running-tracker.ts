import type { Tracker } from './tracker.ts'

let running: Tracker | null = null

/** The tracker of this page, while there is one. */
export const runningTracker = (): Tracker | null => running
export const setRunningTracker = (tracker: Tracker | null): void => void (running = tracker)
