import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useLocale, useTranslate } from 'react-admin'
import type { AdvertiserResultsView } from '@tessera/api-types/ads/views'
import { languageTag, type Locale } from '@tessera/api-types/locales'
import { formatValue } from '../../shared/format-value.ts'
import { growth, grows, kindOf, METRICS, type Metric } from './metrics.ts'

interface Props {
  results: AdvertiserResultsView
  chosen: Metric
  onChoose: (metric: Metric) => void
}

/** Seven tiles in whole rows: where they do not fit beside each other, the first has room for two. */
const COLUMNS = { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', lg: 'repeat(7, 1fr)' }

const tile = (isChosen: boolean) => ({
  '&:first-of-type': { gridColumn: { xs: 'span 2', lg: 'auto' } },
  display: 'grid',
  placeContent: 'start',
  justifyItems: 'start',
  gap: 0.5,
  p: 2,
  textAlign: 'start',
  borderRadius: 3,
  border: '1px solid',
  borderColor: isChosen ? 'primary.main' : 'var(--color-border)',
  boxShadow: isChosen ? 'inset 0 0 0 1px currentcolor' : 'none',
  color: isChosen ? 'primary.main' : 'inherit',
  '&.Mui-focusVisible': { outline: '2px solid currentcolor', outlineOffset: 2 },
})

/** The sum of each metric; the chosen one is drawn day by day. */
export function MetricTiles({ results: { total, before, currency, days }, chosen, onChoose }: Props) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const percent = new Intl.NumberFormat(languageTag(locale), { style: 'percent', signDisplay: 'exceptZero' })
  return (
    <Box
      role="group"
      aria-label={translate('resources.analytics.metrics')}
      sx={{ display: 'grid', gridTemplateColumns: COLUMNS, gap: 1.5 }}
    >
      {METRICS.map((metric) => {
        const grown = grows(metric) ? growth(total[metric], before[metric]) : null
        const without = grows(metric) ? 'no_before' : 'reach_help'
        return (
          <ButtonBase
            key={metric}
            aria-pressed={metric === chosen}
            onClick={() => onChoose(metric)}
            sx={tile(metric === chosen)}
          >
            <Typography variant="body2" color="textSecondary">
              {translate(`resources.ads.fields.${metric}`)}
            </Typography>
            <Typography
              sx={{
                fontSize: '1.5rem',
                fontWeight: 700,
                color: 'text.primary',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {formatValue(kindOf(metric), total[metric], { locale, currency })}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {grown === null
                ? translate(`resources.analytics.${without}`)
                : translate('resources.analytics.growth', {
                    percent: percent.format(grown / 100),
                    count: days.length,
                  })}
            </Typography>
          </ButtonBase>
        )
      })}
    </Box>
  )
}
