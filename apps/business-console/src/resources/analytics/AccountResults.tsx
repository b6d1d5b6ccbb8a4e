import Stack from '@mui/material/Stack'
import { useState } from 'react'
import type { AdvertiserResultsView } from '@tessera/api-types/ads/views'
import { AccountHealth } from './AccountHealth.tsx'
import { DayBars } from './DayBars.tsx'
import { DearestPromotions } from './DearestPromotions.tsx'
import { MetricTiles } from './MetricTiles.tsx'
import type { Metric } from './metrics.ts'

interface Props {
  advertiserId: string
  results: AdvertiserResultsView
}

/** Sums with their growth, one of them day by day, and the promotions behind them. */
export function AccountResults({ advertiserId, results }: Props) {
  const [metric, setMetric] = useState<Metric>('spend_micros')
  return (
    <Stack spacing={3}>
      <MetricTiles results={results} chosen={metric} onChoose={setMetric} />
      <DayBars days={results.days} currency={results.currency} metric={metric} />
      <AccountHealth advertiserId={advertiserId} />
      <DearestPromotions advertiserId={advertiserId} results={results} />
    </Stack>
  )
}
