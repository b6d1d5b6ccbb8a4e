import { languageTag, type Locale } from '@tessera/api-types/locales'
import { DAY_MS } from '../../shared/browser/clock.ts'

const RUN_MS = 5 * 60 * 1000

type Written = { id: string; created_ms: number; sender: { id: string } }

/** One after the other by the same person: only the first has a name, only the last a face and a time. */
export type Run<M> = { id: string; messages: M[] }
export type Day<M> = { at: number; runs: Run<M>[] }

const startOfDay = (ms: number) => new Date(ms).setHours(0, 0, 0, 0)

const continues = (last: Written | undefined, next: Written) =>
  last !== undefined && last.sender.id === next.sender.id && next.created_ms - last.created_ms < RUN_MS

/** Messages, the oldest first, by the day the reader's clock had and by who wrote them. */
export function daysOf<M extends Written>(messages: readonly M[]): Day<M>[] {
  const days: Day<M>[] = []
  for (const message of messages) {
    const at = startOfDay(message.created_ms)
    if (days.at(-1)?.at !== at) days.push({ at, runs: [] })
    const runs = days.at(-1)?.runs
    const run = runs?.at(-1)
    if (run && continues(run.messages.at(-1), message)) run.messages.push(message)
    else runs?.push({ id: message.id, messages: [message] })
  }
  return days
}

const daysAgo = (ms: number, now: number) => Math.round((startOfDay(now) - startOfDay(ms)) / DAY_MS)

const inWords = (ms: number, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTag(locale), options).format(ms)

/** Today and yesterday by their names, other days by their date. */
export function dayLabel(ms: number, now: number, locale: Locale): string {
  const ago = daysAgo(ms, now)
  if (ago > 1) return inWords(ms, locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const words = new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto' }).format(-ago, 'day')
  return words.charAt(0).toLocaleUpperCase(languageTag(locale)) + words.slice(1)
}

export const clockTime = (ms: number, locale: Locale): string =>
  inWords(ms, locale, { hour: 'numeric', minute: '2-digit' })

/** As short as a list has room for: the time today, the weekday this week, else the date. */
export function shortMoment(ms: number, now: number, locale: Locale): string {
  const ago = daysAgo(ms, now)
  if (ago === 0) return clockTime(ms, locale)
  return inWords(ms, locale, ago < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short' })
}
