import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../kernel/deps.ts'
import { DAY_MS } from '../kernel/durations.ts'
import { joined } from '../kernel/transaction-scope.ts'

/** The business of the demo began so many days ago. */
export const FIRST_DAY = 70

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** Not everything happens at the same time of the day: up to nine hours before the present one, in days. */
const earlier = (day: number): number => ((day * 101) % 540) / (24 * 60)

/** What services of a business take, with the clock of a day in the past and all in one transaction. */
export type DaysAgo = (days: number) => Deps

export const pastOf =
  (tx: Db, deps: Deps): DaysAgo =>
  (days) => {
    const at = daysBefore(deps.now(), days + earlier(Math.ceil(days)))
    return { ...joined(deps, tx), now: () => at }
  }

/** A demo person at work in the console. */
export const atWork = (userId: string): Member => ({
  state: 'AUTH',
  userId,
  username: '',
  sessionId: '0',
  isBot: false,
  isEmployee: false,
  isPartner: true,
  isEmailVerified: true,
  isWriteBanned: false,
  isUnder16: false,
  locale: 'en_US',
  country: 'DE',
})
