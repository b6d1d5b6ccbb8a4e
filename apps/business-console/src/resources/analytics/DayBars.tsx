import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocale, useTranslate } from 'react-admin'
import type { PromotionDayView } from '@tessera/api-types/ads/views'
import type { Locale } from '@tessera/api-types/locales'
import { formatValue } from '../../shared/format-value.ts'
import { DayTable } from './DayTable.tsx'
import { ceilingOf, kindOf, type Metric } from './metrics.ts'

interface Props {
  days: readonly PromotionDayView[]
  currency: string
  metric: Metric
}

const HEIGHT = 200
/** How much of its place a bar fills. */
const FILLED = 0.7
const LINES = [1, 0.5, 0] as const

/** One metric day by day; the table below has the same numbers. */
export function DayBars({ days, currency, metric }: Props) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const shown = (value: number) => formatValue(kindOf(metric), value, { locale, currency })
  const ceiling = ceilingOf(days.map((day) => day[metric]))
  const name = translate(`resources.ads.fields.${metric}`)
  // Where nothing happened there is one number, not three alike.
  const labels = LINES.filter((share) => share === 0 || shown(ceiling * share) !== shown(0))
  return (
    <section aria-labelledby="by-day">
      <Typography id="by-day" variant="h6" component="h2" sx={{ mb: 1.5 }}>
        {translate('resources.analytics.by_day', { name })}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5 }}>
        <Box aria-hidden="true" sx={{ height: HEIGHT, display: 'grid', justifyItems: 'end' }}>
          {labels.map((share) => (
            <Label key={share} sx={{ gridArea: '1 / 1', mt: `${(1 - share) * HEIGHT - 10}px` }}>
              {shown(ceiling * share)}
            </Label>
          ))}
        </Box>
        <Bars
          {...{ days, metric, ceiling, shown }}
          label={translate('resources.analytics.chart', { name })}
        />
        <span />
        <Box aria-hidden="true" sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
          {[days[0], days.at(-1)].map((day) => (
            <Label key={day?.date}>{formatValue('date', day?.date, { locale })}</Label>
          ))}
        </Box>
      </Box>
      <DayTable days={days} currency={currency} />
    </section>
  )
}

const Label = ({ children, sx = {} }: { children: string; sx?: object }) => (
  <Typography variant="caption" color="textSecondary" sx={sx}>
    {children}
  </Typography>
)

interface BarsProps extends Pick<Props, 'days' | 'metric'> {
  label: string
  ceiling: number
  shown: (value: number) => string
}

function Bars({ days, metric, label, ceiling, shown }: BarsProps) {
  const locale = useLocale() as Locale
  const place = 100 / days.length
  return (
    <Box component="svg" role="img" aria-label={label} sx={chart}>
      {LINES.map((share) => (
        <line key={share} x1="0" x2="100%" y1={(1 - share) * HEIGHT} y2={(1 - share) * HEIGHT} />
      ))}
      {days.map((day, index) => {
        const height = (day[metric] / ceiling) * HEIGHT
        return (
          <rect
            key={day.date}
            x={`${index * place + (place * (1 - FILLED)) / 2}%`}
            y={HEIGHT - height}
            width={`${place * FILLED}%`}
            height={height}
            rx={3}
          >
            <title>{`${formatValue('date', day.date, { locale })}: ${shown(day[metric])}`}</title>
          </rect>
        )
      })}
    </Box>
  )
}

// Time runs in the direction of the text.
const chart = {
  width: '100%',
  height: HEIGHT,
  overflow: 'visible',
  color: 'primary.main',
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  '& rect': { fill: 'currentcolor' },
  '& rect:hover': { opacity: 0.75 },
  '& line': { stroke: 'var(--color-border)' },
} as const
