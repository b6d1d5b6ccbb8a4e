import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import type { PromotionView } from '@tessera/api-types/ads/views'
import { languageTag, type Locale } from '@tessera/api-types/locales'
import { formatValue } from '../../shared/format-value.ts'

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: 2,
  m: 0,
} as const

type Words = { translate: ReturnType<typeof useTranslate>; locale: Locale }

/** The audiences it is meant for, if any. */
function audiencesOf({ targeting }: PromotionView, { translate, locale }: Words): [string, ReactNode][] {
  const names = targeting.audiences.map(({ name }) => name ?? translate('resources.ads.audience_gone'))
  if (names.length === 0) return []
  const list = new Intl.ListFormat(languageTag(locale), { type: 'disjunction' })
  return [['audiences', list.format(names)]]
}

/** What a promotion is set to. */
export function PromotionFacts({ promotion }: { promotion: PromotionView }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const { currency, end_date, targeting } = promotion
  const money = (micros: number) => formatValue('money', micros, { locale, currency })
  const facts: [string, ReactNode][] = [
    ['objective', translate(`resources.ads.objective.${promotion.objective}`)],
    ['daily_budget_micros', money(promotion.daily_budget_micros)],
    ['start_date', formatValue('date', promotion.start_date, { locale })],
    ['end_date', end_date ? formatValue('date', end_date, { locale }) : translate('resources.ads.ongoing')],
    ['audience', translate(`resources.ads.width.${targeting.audience_width}`)],
    ...audiencesOf(promotion, { translate, locale }),
    [
      'destination_url',
      <MuiLink key="link" href={promotion.destination_url} target="_blank" rel="noopener nofollow">
        <bdi>{promotion.destination_url}</bdi>
      </MuiLink>,
    ],
  ]
  return (
    <Box component="dl" sx={grid}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`resources.ads.fields.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  )
}
