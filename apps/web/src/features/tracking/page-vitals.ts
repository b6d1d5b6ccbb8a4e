import { isLayoutShiftReported } from '@tessera/shared-tracking'
import type { Vital } from '../../shared/browser/page-vitals.ts'
import type { Metric } from '../../shared/tracking/track.ts'

/** How a vital is counted on a page, or null for a shift nobody sees. */
export function vitalMetric({ name, value, rating }: Vital, page: string | null): Metric | null {
  const tags = { rating, page: page ?? 'other' }
  if (name !== 'CLS') return { name: 'web_vital', tags: { vital: name, ...tags } }
  return isLayoutShiftReported(value) ? { name: 'layout_shift', tags } : null
}
