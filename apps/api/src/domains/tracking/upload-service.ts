import { memberId, type Viewer } from '@tessera/shared-auth'
import { networkOf } from '../../kernel/address-network.ts'
import type { CallerInfo } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { AHEAD_MS, OLDEST_MS, parseBatch } from './event-parsing.ts'
import { storeTimeSpent, storeTracked } from './event-store.ts'
import { promotionUses } from './promotion-uses.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

type Needs = EmitDeps & Pick<Deps, 'clientMetrics' | 'limits' | 'transact'>

const BATCHES_PER_MINUTE = 240

interface Upload {
  events: readonly unknown[]
  report_time: number
}

/** Within the days that have a place; a browser whose clock is off is believed no further. */
const reportedAt = (reportTime: number, now: Date): Date =>
  new Date(Math.min(Math.max(reportTime, now.getTime() - OLDEST_MS), now.getTime() + AHEAD_MS))

/** Stores a batch under who sends it. Crawlers are heard and not counted. */
export async function uploadEvents(
  viewer: Viewer,
  { ip, cookies }: Pick<CallerInfo, 'ip' | 'cookies'>,
  { events, report_time }: Upload,
  deps: Needs,
): Promise<void> {
  if (viewer.isBot) return
  const { transact, now, limits, clientMetrics } = deps
  const userId = memberId(viewer)
  await limits.consume(`events:${userId ?? networkOf(ip)}`, BATCHES_PER_MINUTE, MINUTE_MS)
  const receivedAt = now()
  const { tracked, timeSpent, malformed } = parseBatch(events, receivedAt.getTime())
  if (malformed > 0) clientMetrics.count('events_malformed', {}, malformed)
  const sender = { userId, unauthId: cookies.unauth_id ?? null, receivedAt }
  await transact(async (tx) => {
    await storeTracked(tx, tracked, sender)
    await storeTimeSpent(tx, timeSpent, { ...sender, occurredAt: reportedAt(report_time, receivedAt) })
    const uses = promotionUses(tracked)
    if (userId !== null && uses.length > 0) await emit(tx, deps, 'promotionsUsed', { userId, uses })
  })
}
