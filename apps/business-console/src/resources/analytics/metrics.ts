import type { AdvertiserResultsView, Results } from '@tessera/api-types/ads/views'
import type { ValueKind } from '../../shared/format-value.ts'

export type Metric = keyof AdvertiserResultsView['total']

/** What can be looked at over time, in the order of the tiles. */
export const METRICS = [
  'spend_micros',
  'reach',
  'impressions',
  'outbound_clicks',
  'pin_clicks',
  'saves',
  'conversions',
] as const satisfies readonly Metric[]

/** The people of some days are no sum of days, and so cannot be told of the days before either. */
export const grows = (metric: Metric): metric is keyof Results => metric !== 'reach'

export const kindOf = (metric: Metric): ValueKind => (metric === 'spend_micros' ? 'money' : 'number')

/** By how many hundredths something grew; null where there was nothing before. */
export const growth = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)
