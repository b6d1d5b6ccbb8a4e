/** The maximum of scheduled pins of a member. */
export const MAX_SCHEDULED_PINS = 100

const DAY_MS = 86_400_000
export const SCHEDULE_REACH_DAYS = 30 // facts §1.4

export const SCHEDULE_FAULTS = ['notATime', 'inThePast', 'tooFar'] as const
export type ScheduleFault = (typeof SCHEDULE_FAULTS)[number]

/** Why a pin cannot be published at `at`; null when it can. */
export function scheduleFault(at: Date, now: Date): ScheduleFault | null {
  const ahead = at.getTime() - now.getTime()
  if (Number.isNaN(ahead)) return 'notATime'
  if (ahead <= 0) return 'inThePast'
  return ahead > SCHEDULE_REACH_DAYS * DAY_MS ? 'tooFar' : null
}
