import { languageTag, type Locale } from '@tessera/api-types/locales'
import { scheduleFault } from '@tessera/api-types/scheduled-pins/schedule-rules'
import { DAY_MS } from '../../shared/browser/clock.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'

/** A moment as the inputs of a form hold it, in the time of this browser's place. */
type PublishingTime = { scheduledDate: string; scheduledTime: string }
type Fault = { field: keyof PublishingTime; message: MessageKey }

const HOUR_MS = 3_600_000
const two = (value: number) => String(value).padStart(2, '0')

const momentOf = ({ scheduledDate, scheduledTime }: PublishingTime): Date =>
  new Date(`${scheduledDate}T${scheduledTime}`)

/** The moment as calls name it. */
export const secondsOf = (time: PublishingTime): number => Math.floor(momentOf(time).getTime() / 1000)

export function inputsOf(ms: number): PublishingTime {
  const at = new Date(ms)
  return {
    scheduledDate: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    scheduledTime: `${two(at.getHours())}:${two(at.getMinutes())}`,
  }
}

/** The next full hour of tomorrow: what is proposed at first. */
export const proposedTime = (nowMs: number): PublishingTime =>
  inputsOf(Math.ceil(nowMs / HOUR_MS) * HOUR_MS + DAY_MS)

/** What is wrong with the time, and with which part of it. */
export function timeFault(time: PublishingTime, nowMs: number): Fault | null {
  if (!time.scheduledDate) return { field: 'scheduledDate', message: 'schedule.dateNeeded' }
  if (!time.scheduledTime) return { field: 'scheduledTime', message: 'schedule.timeNeeded' }
  const fault = scheduleFault(momentOf(time), new Date(nowMs))
  if (!fault) return null
  const isToday = time.scheduledDate === inputsOf(nowMs).scheduledDate
  return { field: isToday ? 'scheduledTime' : 'scheduledDate', message: `schedule.${fault}` }
}

/** The name of the zone that the inputs mean. */
export const zoneName = (): string =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')

/** A moment for people, in the time of their place. */
export const momentText = (seconds: number, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(seconds * 1000),
  )
