import { HOUR_MS } from '../kernel/durations.ts'
/** Pages with places for ads, by the hour of UTC in which they were opened; 24 numbers. */
export type PagesByHour = readonly number[]

const HOURS = 24
/** A day without any pattern counts as much as so many pages: a few pages are no pattern. */
const EVEN_PAGES = 1_000
/** So much of its budget a promotion may be ahead, so that small ones are not held after each charge. */
const LEAD = 0.05

/** Pages expected from one moment to another, each hour at its usual pace. */
function expectedPages(pages: PagesByHour, from: number, to: number): number {
  let expected = 0
  for (let at = from; at < to;) {
    const end = Math.min(to, at - (at % HOUR_MS) + HOUR_MS)
    const perHour = (pages[new Date(at).getUTCHours()] ?? 0) + EVEN_PAGES / HOURS
    expected += (perHour * (end - at)) / HOUR_MS
    at = end
  }
  return expected
}

/**
 * Which part of a day's pages has come since it began, 0 to 1.
 * @param day when the day of an account began and when the next one does, for days have 23 to 25 hours
 */
export function partOfDay(pages: PagesByHour, day: { from: Date; to: Date }, now: Date): number {
  const [from, to] = [day.from.getTime(), day.to.getTime()]
  return expectedPages(pages, from, now.getTime()) / expectedPages(pages, from, to)
}

/** What may be spent until now, so that a budget lasts all day. */
export const paceOf = (dailyBudgetMicros: number, part: number): number =>
  Math.round(dailyBudgetMicros * Math.min(1, part + LEAD))
