import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { MOST_SIGHTS_A_DAY } from '@tessera/api-types/ads/ad-load'
import { MOST_CLICKS_A_MINUTE } from '@tessera/api-types/ads/invalid-traffic'
import type { PromotionDayView, PromotionView } from '@tessera/api-types/ads/views'
import type { Locale } from '@tessera/api-types/locales'
import { formatValue } from '../../shared/format-value.ts'
import { useRun } from '../../shared/use-operation.ts'

const SpendChart = lazy(async () => ({ default: (await import('./SpendChart.tsx')).SpendChart }))

const COUNTS = ['impressions', 'saves', 'pin_clicks', 'outbound_clicks', 'conversions', 'filtered'] as const
/** What the note about filtered traffic tells of. */
const LIMITS = { views: MOST_SIGHTS_A_DAY, clicks: MOST_CLICKS_A_MINUTE }
/** As often as results are new. */
const REFRESH_MS = 60_000

/** What a promotion brought, day by day. */
export function PromotionResults({ promotion }: { promotion: PromotionView }) {
  const translate = useTranslate()
  const run = useRun()
  const { advertiser_id, id, currency } = promotion
  const { data, isPending, isError } = useQuery({
    queryKey: ['promotion-results', advertiser_id, id],
    queryFn: () => run('promotions.results', { advertiser_id, id }),
    refetchInterval: REFRESH_MS,
  })
  return (
    <section aria-labelledby="results">
      <Typography id="results" variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('resources.ads.results')}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={180} />}
      {isError && <Typography role="alert">{translate('console.error.load')}</Typography>}
      {data?.days.length === 0 && (
        <Typography color="textSecondary">{translate('resources.ads.no_results')}</Typography>
      )}
      {data && data.days.length > 0 && (
        <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
          <SpendChart
            days={data.days}
            currency={currency}
            table={<Days days={data.days} currency={currency} />}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {translate('resources.ads.filtered_text', LIMITS)}
          </Typography>
        </Suspense>
      )}
    </section>
  )
}

function Head() {
  const translate = useTranslate()
  return (
    <TableHead>
      <TableRow>
        <TableCell>{translate('resources.ads.fields.date')}</TableCell>
        {[...COUNTS, 'spend_micros'].map((name) => (
          <TableCell key={name} align="right">
            {translate(`resources.ads.fields.${name}`)}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  )
}

function Days({ days, currency }: { days: readonly PromotionDayView[]; currency: string }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const total = (name: (typeof COUNTS)[number] | 'spend_micros') =>
    days.reduce((sum, day) => sum + day[name], 0)
  const amount = (value: number) => formatValue('number', value, { locale })
  const money = (value: number) => formatValue('money', value, { locale, currency })
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('resources.ads.by_day')}>
      <Table size="small">
        <Head />
        <TableBody>
          {days.map((day) => (
            <TableRow key={day.date}>
              <TableCell component="th" scope="row">
                {formatValue('date', day.date, { locale })}
              </TableCell>
              {COUNTS.map((name) => (
                <TableCell key={name} align="right">
                  {amount(day[name])}
                </TableCell>
              ))}
              <TableCell align="right">{money(day.spend_micros)}</TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row" sx={{ fontWeight: 700 }}>
              {translate('resources.ads.total')}
            </TableCell>
            {COUNTS.map((name) => (
              <TableCell key={name} align="right" sx={{ fontWeight: 700 }}>
                {amount(total(name))}
              </TableCell>
            ))}
            <TableCell align="right" sx={{ fontWeight: 700 }}>
              {money(total('spend_micros'))}
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  )
}
