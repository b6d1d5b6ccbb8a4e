import type { TagRow } from './tag-store.ts'
import { DAY_MS, MINUTE_MS } from '../../kernel/durations.ts'

export interface TagWithChildren extends TagRow {
  children: TagRow[]
}

/** Tags below the tag that leads them; those whose leader is not among them stand alone. */
export function groupByLeader(rows: readonly TagRow[]): TagWithChildren[] {
  const ids = new Set(rows.map(({ id }) => id))
  const isTop = ({ leaderTagId }: TagRow) => leaderTagId === null || !ids.has(leaderTagId)
  const byLeader = Map.groupBy(
    rows.filter((row) => !isTop(row)),
    ({ leaderTagId }) => leaderTagId,
  )
  return rows.filter(isTop).map((row) => ({ ...row, children: byLeader.get(row.id) ?? [] }))
}

/** Where it happened, without what may name people. */
export function placeOf(url: string | undefined): string | null {
  if (url === undefined) return null
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}

const OLDEST_MS = 7 * DAY_MS
const AHEAD_MS = 5 * MINUTE_MS

/** When it happened, by a clock that may be a little fast; null where it cannot be true. */
export function firedAt(told: Date | undefined, now: Date): Date | null {
  if (told === undefined) return now
  const late = now.getTime() - told.getTime()
  if (late > OLDEST_MS || late < -AHEAD_MS) return null
  return late < 0 ? now : told
}
