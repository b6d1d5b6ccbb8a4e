/** How long a home feed that was left is shown again as it was. */
export const HOME_FEED_KEEP_MS = 150_000 // spec 000 §2

type Visit = {
  way: 'POP' | 'PUSH' | 'REPLACE'
  /** When the feed was left last, in ms; null if it never was. */
  leftAt: number | null
  now: number
}

/** Whether the feed is shown as it was left: on back and forward always, else for two and a half minutes. */
export function isFeedKept({ way, leftAt, now }: Visit): boolean {
  if (way === 'POP') return true
  return leftAt !== null && now - leftAt < HOME_FEED_KEEP_MS
}
