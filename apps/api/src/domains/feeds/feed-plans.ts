import type { RecommendationReason } from '@tessera/api-types/pins/views'
import type { CacheKind } from '../../kernel/caches.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { FeedPositions } from './feed-windows.ts'
import type { Topic } from './origin-store.ts'

export type ReasonWord = RecommendationReason['reason']

export interface FeedState {
  positions: FeedPositions
  seen: string
}

/** Which pins stand on a page, by id alone: what they show and who may see them is read anew each time. */
export interface FeedPlan {
  pins: { id: string; reason: ReasonWord; reasonId: string | null; reasonName: string | null }[]
  /** Pins of one topic that stand together before the others. */
  story: { topic: Topic; ids: string[] } | null
  /** Where the next page goes on; null behind the last. */
  next: FeedState | null
}

/** Under what name a plan is kept, how long, and what it holds for: another version is another plan. */
export interface Keeping {
  key: string
  ms: number
  version: string
  /** Several viewers share it, whomever they block. */
  isShared: boolean
}

const feedPlans: CacheKind<{ plan: Promise<FeedPlan>; version: string; until: number }> = {
  name: 'feed plans',
  max: 10_000,
}

/** A plan that no longer holds for the one it was made for. */
export const forgetPlan = ({ key }: Keeping, { caches }: Pick<Deps, 'caches'>): void =>
  caches.of(feedPlans).delete(key)

/** The kept plan, or a new one that is kept; those who ask at the same time share one making. */
export function keptPlan(
  { key, ms, version }: Keeping,
  { caches, now }: Pick<Deps, 'caches' | 'now'>,
  make: () => Promise<FeedPlan>,
): Promise<FeedPlan> {
  const cache = caches.of(feedPlans)
  const at = now().getTime()
  const kept = cache.get(key)
  if (kept && kept.version === version && kept.until > at) return kept.plan
  const made = { plan: make(), version, until: at + ms }
  cache.set(key, made)
  made.plan.catch(() => cache.get(key) === made && cache.delete(key))
  return made.plan
}
