import { VERDICT_DAYS } from '@tessera/api-types/ads/delivery-verdicts'
import type { PromotionDeliveryView } from '@tessera/api-types/ads/views'
import type { Choice } from '../../delivery/choose-promotions.ts'
import { storedDecision, verdictOf, verdictOnAll, type Decision } from '../../delivery/decision.ts'
import type { Candidate } from '../../delivery/eligibility.ts'
import type { CacheKind } from '../../kernel/caches.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import type { RunningPromotion } from './running-store.ts'
import { forgetPages } from './page-hours-store.ts'
import { countVerdicts, forgetSamples, insertSample, verdictCounts } from './sample-store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

/** A process keeps one decision in so long. */
const SAMPLE_EVERY_MS = 5_000
const SAMPLES_KEEP_MS = 14 * DAY_MS

const lastSamples: CacheKind<{ at: number }> = { name: 'last delivery sample', max: 1 }

type Made = Omit<Decision, 'candidates'> & { candidates: readonly RunningPromotion[] }
type Needs = Pick<Deps, 'afterwards' | 'caches' | 'newId' | 'now' | 'transact'>

function isDue({ caches, now }: Needs): boolean {
  const [cache, at] = [caches.of(lastSamples), now().getTime()]
  const last = cache.get('all')
  if (last && Math.abs(at - last.at) < SAMPLE_EVERY_MS) return false
  cache.set('all', { at })
  return true
}

function candidateOf(promotion: RunningPromotion): Candidate {
  const { shown: _, ...candidate } = promotion
  return candidate
}

/**
 * Keeps every so often what a page was chosen from, after the page is sent: `promotions` are those of the viewer's
 * country, `made` is missing where none of them could be shown to anybody.
 */
export function sampleDecision(
  promotions: readonly RunningPromotion[],
  made: { decision: Made; choices: readonly Choice[] } | null,
  deps: Needs,
): void {
  if (promotions.length === 0 || !isDue(deps)) return
  const decidedAt = deps.now()
  const chosen = made?.choices.map(({ promotionId }) => promotionId) ?? []
  const verdicts = promotions.flatMap((candidate) => {
    if (made) return [{ promotionId: candidate.id, verdict: verdictOf(candidate, made.decision, chosen) }]
    const verdict = verdictOnAll(candidate)
    return verdict ? [{ promotionId: candidate.id, verdict }] : []
  })
  const input =
    made &&
    storedDecision({ ...made.decision, candidates: made.decision.candidates.map(candidateOf) }, made.choices)
  deps.afterwards.run('delivery sample', () =>
    deps.transact(async (tx) => {
      await countVerdicts(tx, decidedAt, verdicts)
      if (input) await insertSample(tx, { id: deps.newId(), decidedAt, input, chosen })
    }),
  )
}

/** What became of a promotion on the pages of the last days that were sampled. */
export async function recentVerdicts(db: Db, promotionId: string, now: Date): Promise<PromotionDeliveryView> {
  const since = new Date(now.getTime() - (VERDICT_DAYS - 1) * DAY_MS)
  return {
    since: since.toISOString().slice(0, 10),
    verdicts: await verdictCounts(db, promotionId, since),
  }
}

/** Forgets decisions and pages after two weeks, and verdicts that no advertiser sees any more. */
export const forgetOldSamples = ({ transact, now }: Pick<Deps, 'now' | 'transact'>): Promise<void> =>
  transact(async (tx) => {
    const at = now().getTime()
    await forgetSamples(tx, new Date(at - SAMPLES_KEEP_MS), new Date(at - VERDICT_DAYS * DAY_MS))
    await forgetPages(tx, now())
  })
