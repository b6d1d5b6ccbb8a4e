import type { FeedSchedule } from '@tessera/api-types/catalogs/catalog-options'
import { HOUR_MS } from '../../kernel/durations.ts'

const EVERY_MS: Record<Exclude<FeedSchedule, 'NONE'>, number> = {
  HOURLY: HOUR_MS,
  DAILY: 24 * HOUR_MS,
  WEEKLY: 7 * 24 * HOUR_MS,
}

/** When a feed is fetched next by itself. */
export const nextRun = (
  { url, schedule, isActive }: { url: string | null; schedule: FeedSchedule; isActive: boolean },
  from: Date,
): Date | null =>
  url === null || schedule === 'NONE' || !isActive ? null : new Date(from.getTime() + EVERY_MS[schedule])
