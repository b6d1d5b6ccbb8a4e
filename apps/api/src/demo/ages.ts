import { DAY_MS } from '../kernel/durations.ts'

const OLDEST_ACCOUNT_DAYS = 400
const BETWEEN_ACCOUNTS_DAYS = 7

/** How long ago a person of the demo world joined. */
export const accountAgeMs = (person: number): number =>
  (OLDEST_ACCOUNT_DAYS - person * BETWEEN_ACCOUNTS_DAYS) * DAY_MS

const LONGEST_AWAY_MINUTES = 16 * 24 * 60

/** How long ago a person of the demo world was there last. */
export const activeMs = (person: number): number => (((person + 1) * 2711) % LONGEST_AWAY_MINUTES) * 60_000
