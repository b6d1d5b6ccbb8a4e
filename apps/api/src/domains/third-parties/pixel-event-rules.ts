import {
  isAdvertiserResurrected,
  isNewUser,
  isResurrected,
  type PixelEvent,
} from '@tessera/api-types/third-parties/pixel-rules'

/** An account this young has just signed up. */
const FRESH_MS = 10 * 60_000

interface Person {
  createdAt: Date
  resurrectedAt: Date | null
  /** When one of their ad accounts last came back. */
  advertiserResurrectedAt: Date | null
}

/** The events of a member's history that pixels may receive now. */
export function pixelEventsOf(
  { createdAt, resurrectedAt, advertiserResurrectedAt }: Person,
  now: Date,
): PixelEvent[] {
  const events: [PixelEvent, boolean][] = [
    ['signup', now.getTime() - createdAt.getTime() <= FRESH_MS],
    ['new_user', isNewUser(createdAt, now)],
    ['resurrection', isResurrected(resurrectedAt, now)],
    ['advertiser_resurrection', isAdvertiserResurrected(advertiserResurrectedAt, now)],
  ]
  return events.filter(([, isTrue]) => isTrue).map(([event]) => event)
}
