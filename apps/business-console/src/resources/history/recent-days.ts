const DAYS = 30 // decided: B-2.57
const DAY_MS = 24 * 60 * 60 * 1000

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The last month, in the days of the server, so that what happened just now is in it. */
export const recentDays = (now: Date): { date_from: string; date_to: string } => ({
  date_from: dayOf(now.getTime() - DAYS * DAY_MS),
  date_to: dayOf(now.getTime()),
})
