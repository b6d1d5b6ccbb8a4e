import type { Deps } from '../../kernel/deps.ts'
import { OLDEST_MS } from './event-parsing.ts'
import { dropDays, makeDays } from './retention-store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

export { forgetPeople } from './retention-store.ts'

const DAYS_AHEAD = 14

/** Makes room for the days to come and forgets those long gone. */
export const keepEventDays = ({
  transact,
  now,
  site,
}: Pick<Deps, 'now' | 'site' | 'transact'>): Promise<void> =>
  transact(async (tx) => {
    const at = now().getTime()
    await makeDays(tx, new Date(at - OLDEST_MS), new Date(at + DAYS_AHEAD * DAY_MS))
    await dropDays(tx, new Date(at - site.eventKeepDays * DAY_MS))
  })
