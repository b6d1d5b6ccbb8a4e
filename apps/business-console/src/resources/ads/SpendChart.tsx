import Box from '@mui/material/Box'
import { useLocale, useTranslate } from 'react-admin'
import type { PromotionDayView } from '@tessera/api-types/ads/views'
import type { Locale } from '@tessera/api-types/locales'
import { formatValue } from '../../shared/format-value.ts'

const HEIGHT = 120
const BAR = 24
const GAP = 8

/** Spend of each day as bars; the table below has the same in numbers. */
export function SpendChart({ days, currency }: { days: readonly PromotionDayView[]; currency: string }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const most = Math.max(1, ...days.map(({ spend_micros }) => spend_micros))
  const width = days.length * (BAR + GAP)
  return (
    <Box sx={{ overflowX: 'auto', mb: 2, color: 'primary.main' }}>
      <svg
        role="img"
        aria-label={translate('resources.ads.chart')}
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
      >
        {days.map(({ date, spend_micros }, index) => {
          const height = Math.max(2, (spend_micros / most) * HEIGHT)
          const day = formatValue('date', date, { locale })
          return (
            <rect
              key={date}
              x={index * (BAR + GAP)}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx={4}
              fill="currentColor"
            >
              <title>{`${day}: ${formatValue('money', spend_micros, { locale, currency })}`}</title>
            </rect>
          )
        })}
      </svg>
    </Box>
  )
}
