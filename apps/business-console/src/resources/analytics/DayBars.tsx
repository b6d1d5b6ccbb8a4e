import Typography from '@mui/material/Typography'
import { useLocale, useTranslate } from 'react-admin'
import type { AdvertiserResultsView } from '@tessera/api-types/ads/views'
import type { Locale } from '@tessera/api-types/locales'
import { BarChart } from '../../shared/BarChart.tsx'
import { ChartTable } from '../../shared/ChartTable.tsx'
import { formatValue } from '../../shared/format-value.ts'
import { kindOf, METRICS, type Metric } from './metrics.ts'

interface Props {
  days: AdvertiserResultsView['days']
  currency: string
  metric: Metric
}

/** One metric day by day; the table behind it has every metric. */
export function DayBars({ days, currency, metric }: Props) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const nameOf = (each: Metric) => translate(`resources.ads.fields.${each}`)
  const shownAs = (each: Metric) => (value: number) => formatValue(kindOf(each), value, { locale, currency })
  const columnsOf = (...metrics: readonly Metric[]) =>
    days.map((day) => ({
      id: day.date,
      label: formatValue('date', day.date, { locale }),
      values: metrics.map((each) => day[each]),
    }))
  const over = translate('resources.ads.fields.date')
  const title = translate('resources.analytics.by_day', { name: nameOf(metric) })
  return (
    <section aria-labelledby="by-day">
      <Typography id="by-day" variant="h6" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <BarChart
        label={translate('resources.analytics.chart', { name: nameOf(metric) })}
        over={over}
        columns={columnsOf(metric)}
        series={[{ name: nameOf(metric), color: 'var(--color-accent)' }]}
        shown={shownAs(metric)}
        table={
          <ChartTable
            label={title}
            over={over}
            columns={columnsOf(...METRICS)}
            series={METRICS.map((each) => ({ name: nameOf(each), shown: shownAs(each) }))}
            shown={String}
          />
        }
      />
    </section>
  )
}
