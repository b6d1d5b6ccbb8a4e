import type { ReactNode } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import type { PromotionDayView } from '@tessera/api-types/ads/views'
import type { Locale } from '@tessera/api-types/locales'
import { BarChart } from '../../shared/BarChart.tsx'
import { formatValue } from '../../shared/format-value.ts'

interface Props {
  days: readonly PromotionDayView[]
  currency: string
  /** Every count of the days. */
  table: ReactNode
}

/** Spend of each day as bars. */
export function SpendChart({ days, currency, table }: Props) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  return (
    <BarChart
      label={translate('resources.ads.chart')}
      over={translate('resources.ads.fields.date')}
      columns={days.map(({ date, spend_micros }) => ({
        id: date,
        label: formatValue('date', date, { locale }),
        values: [spend_micros],
      }))}
      series={[{ name: translate('resources.ads.fields.spend_micros'), color: 'var(--color-accent)' }]}
      shown={(value) => formatValue('money', value, { locale, currency })}
      table={table}
    />
  )
}
