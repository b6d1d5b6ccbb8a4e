import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useGetList, useLocale, useTranslate, type RaRecord } from 'react-admin'
import type { CatalogRunView, CatalogView } from '@tessera/api-types/catalogs/views'
import type { Locale } from '@tessera/api-types/locales'
import { BarChart } from '../../shared/BarChart.tsx'
import { formatValue } from '../../shared/format-value.ts'
import { rereadWhile } from '../../shared/reread.ts'
import { isUnfinished } from './catalog-actions.ts'

/** As many updates as have room beside each other. */
const LATEST = {
  pagination: { page: 1, perPage: 30 },
  sort: { field: 'created_time', order: 'DESC' },
} as const

const rereading = {
  refetchInterval: rereadWhile(({ data }: { data: RaRecord[] }) => data.some(isUnfinished)),
}

/** What counts of a catalog's health: files that were read to their end, of known outcome, and that were no preview. */
const wasRead = (run: CatalogRunView): run is CatalogRunView & { refused: number } =>
  !run.is_dry_run && run.rows > 0 && run.refused !== null && !isUnfinished(run)

/** How many rows of the latest updates became products, and how many did not. */
export function CatalogHealth({ catalog }: { catalog: CatalogView }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const { data, isPending } = useGetList<CatalogRunView>(`catalogs/${catalog.id}/runs`, LATEST, rereading)
  if (isPending) return <Skeleton variant="rounded" height={280} sx={{ mb: 3 }} />
  const runs = (data ?? []).filter(wasRead).toReversed()
  if (runs.length === 0) return null
  const when = (run: CatalogRunView) => formatValue('moment', run.created_time, { locale })
  return (
    <section aria-labelledby="health">
      <Typography id="health" variant="h6" component="h2" sx={{ mb: 1.5 }}>
        {translate('resources.catalogs.health.title')}
      </Typography>
      <BarChart
        label={translate('resources.catalogs.health.chart')}
        over={translate('resources.catalogs.health.update')}
        columns={runs.map((run) => ({
          id: run.id,
          label: `${run.feed_name}, ${when(run)}`,
          values: [run.rows - run.refused, run.refused],
        }))}
        series={[
          { name: translate('resources.catalogs.health.accepted'), color: 'var(--color-text-success)' },
          { name: translate('resources.catalogs.health.refused'), color: 'var(--color-text-error)' },
        ]}
        shown={(value) => formatValue('number', value, { locale })}
      />
    </section>
  )
}
