import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useBasename, useLocale, useTranslate } from 'react-admin'
import { MOST_SIGHTS_A_DAY } from '@tessera/api-types/ads/ad-load'
import { MOST_CLICKS_A_MINUTE } from '@tessera/api-types/ads/ad-visit'
import { RESULT_ACTS_MIN, RESULT_DIMENSIONS, RESULT_GROUP_MIN } from '@tessera/api-types/ads/ad-options'
import type {
  PromotionDayView,
  PromotionGroupView,
  PromotionPlaceView,
  PromotionView,
} from '@tessera/api-types/ads/views'
import type { Locale } from '@tessera/api-types/locales'
import { exportAddress } from '../../shared/export-address.ts'
import { formatValue } from '../../shared/format-value.ts'
import { useRun } from '../../shared/use-operation.ts'
import { ResultsTable } from './ResultsTable.tsx'

const SpendChart = lazy(async () => ({ default: (await import('./SpendChart.tsx')).SpendChart }))

/** The limits in the note about filtered traffic. */
const LIMITS = { views: MOST_SIGHTS_A_DAY, clicks: MOST_CLICKS_A_MINUTE }
const RESULT_COLUMNS = [
  'impressions',
  'saves',
  'pin_clicks',
  'outbound_clicks',
  'conversions',
  'filtered',
  'spend_micros',
]
/** The files of a promotion, by the end of their address. */
const FILES = {
  days: { columns: ['date', 'placement', ...RESULT_COLUMNS], label: 'console.export' },
  groups: {
    columns: ['dimension', 'group', ...RESULT_COLUMNS],
    label: 'resources.ads.export_groups',
  },
} as const
/** As often as results are new. */
const REFRESH_MS = 60_000

/** What a promotion brought, day by day and place by place. */
export function PromotionResults({ promotion }: { promotion: PromotionView }) {
  const translate = useTranslate()
  const run = useRun()
  const { advertiser_id, id, currency } = promotion
  const { data, isPending, isError } = useQuery({
    queryKey: ['promotion-results', advertiser_id, id],
    queryFn: () => run('promotions.results', { advertiser_id, id }),
    refetchInterval: REFRESH_MS,
  })
  const hasResults = data !== undefined && data.days.length > 0
  return (
    <section aria-labelledby="results">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography id="results" variant="h6" component="h2">
          {translate('resources.ads.results')}
        </Typography>
        {hasResults && <DownloadButton promotion={promotion} file="days" />}
      </Box>
      {isPending && <Skeleton variant="rounded" height={180} />}
      {isError && <Typography role="alert">{translate('console.error.load')}</Typography>}
      {data?.days.length === 0 && (
        <Typography color="textSecondary">{translate('resources.ads.no_results')}</Typography>
      )}
      {hasResults && (
        <>
          <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
            <SpendChart
              days={data.days}
              currency={currency}
              table={<Days days={data.days} currency={currency} />}
            />
          </Suspense>
          <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
            {translate('resources.ads.filtered_text', LIMITS)}
          </Typography>
          <Typography variant="subtitle1" component="h3" sx={{ mt: 2, fontWeight: 600 }}>
            {translate('resources.ads.by_place')}
          </Typography>
          <Places places={data.places} currency={currency} />
          <Groups groups={data.groups} promotion={promotion} />
        </>
      )}
    </section>
  )
}

interface DownloadProps {
  promotion: PromotionView
  file: keyof typeof FILES
}

/** Every day and place, or every group of people, as a file. */
function DownloadButton({ promotion: { advertiser_id, id, name }, file }: DownloadProps) {
  const translate = useTranslate()
  const basename = useBasename()
  const { columns, label } = FILES[file]
  const href = exportAddress(basename, {
    resource: `advertisers/${advertiser_id}/promotions/${id}/${file}`,
    sort: file === 'days' ? { field: 'date', order: 'DESC' } : { field: 'id', order: 'ASC' },
    filter: {},
    columns: JSON.stringify(columns.map((name) => [name, translate(`resources.ads.fields.${name}`)])),
    title: name,
  })
  return (
    <Button component="a" size="small" startIcon={<DownloadIcon />} href={href} download>
      {translate(label)}
    </Button>
  )
}

function Days({ days, currency }: { days: readonly PromotionDayView[]; currency: string }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  return (
    <ResultsTable
      label={translate('resources.ads.by_day')}
      over={translate('resources.ads.fields.date')}
      rows={days.map((day) => ({
        id: day.date,
        name: formatValue('date', day.date, { locale }),
        results: day,
      }))}
      currency={currency}
    />
  )
}

function Places({ places, currency }: { places: readonly PromotionPlaceView[]; currency: string }) {
  const translate = useTranslate()
  return (
    <ResultsTable
      label={translate('resources.ads.by_place')}
      over={translate('resources.ads.fields.placement')}
      rows={places.map((place) => ({
        id: place.placement ?? 'unknown',
        name: translate(`resources.ads.place.${place.placement ?? 'unknown'}`),
        results: place,
      }))}
      currency={currency}
    />
  )
}

/** What people of an age range or a gender brought, where enough of them allow it. */
function Groups({ groups, promotion }: { groups: readonly PromotionGroupView[]; promotion: PromotionView }) {
  const translate = useTranslate()
  return (
    <>
      {RESULT_DIMENSIONS.map((dimension) => (
        <div key={dimension}>
          <Typography variant="subtitle1" component="h3" sx={{ mt: 2, fontWeight: 600 }}>
            {translate(`resources.ads.by_${dimension}`)}
          </Typography>
          <ResultsTable
            label={translate(`resources.ads.by_${dimension}`)}
            over={translate(`resources.ads.group.${dimension}`)}
            rows={groups
              .filter((each) => each.dimension === dimension)
              .map((each) => ({
                id: each.group ?? 'rest',
                name: translate(`resources.ads.group.${each.group ?? 'rest'}`, { _: each.group }),
                results: each,
              }))}
            currency={promotion.currency}
          />
        </div>
      ))}
      <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
        {translate('resources.ads.group_text', { smallest: RESULT_GROUP_MIN, most: RESULT_ACTS_MIN - 1 })}
      </Typography>
      <DownloadButton promotion={promotion} file="groups" />
    </>
  )
}
