import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useGetList, useLocale, useTranslate } from 'react-admin'
import type { CatalogRunView, CatalogView } from '@tessera/api-types/catalogs/views'
import { languageTag, type Locale } from '@tessera/api-types/locales'
import { NameLink } from '../../shared/NameLink.tsx'
import { messageOf } from '../../shared/field-errors.ts'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { HealthCard } from './HealthCard.tsx'
import { healthOf } from './health.ts'

const LATEST = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'created_time', order: 'DESC' },
} as const

/** How much of what the catalogs of the business were sent became products. */
export const CatalogsHealth = () => (
  <HealthCard<CatalogView> resource="catalogs" render={(catalog) => <CatalogHealth catalog={catalog} />} />
)

function CatalogHealth({ catalog: { id, name, product_count } }: { catalog: CatalogView }) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const { data, error, refetch } = useGetList<CatalogRunView>(`catalogs/${id}/runs`, LATEST, {
    onError: () => undefined,
  })
  const health = healthOf(data ?? [])
  const isAtFault = health !== null && (health.hasFailed || health.refused > 0)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <RecordLink resource="catalogs" id={id}>
          {name}
        </RecordLink>
        <span>{translate('resources.analytics.products', { count: product_count })}</span>
      </Box>
      {data && <Health health={health} />}
      {!data && !error && <Skeleton width="60%" />}
      {!data && error && (
        <Alert
          severity="error"
          action={<Button onClick={() => void refetch()}>{translate('console.error.retry')}</Button>}
        >
          {translate(messageOf(error), { _: messageOf(error) })}
        </Alert>
      )}
      {isAtFault && (
        <NameLink to={hubPath(`catalogs/${id}/runs`)}>
          {translate('resources.analytics.see_faults', { name })}
        </NameLink>
      )}
    </>
  )
}

function Health({ health }: { health: ReturnType<typeof healthOf> }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const words = health?.hasFailed ? 'update_failed' : health ? 'refused' : 'no_updates'
  const share = health && health.rows > 0 ? (health.rows - health.refused) / health.rows : null
  // Rounded down: what is not whole does not look so.
  const percent = new Intl.NumberFormat(languageTag(locale), {
    style: 'percent',
    roundingMode: 'floor',
  })
  return (
    <>
      {share !== null && (
        <Box
          role="img"
          aria-label={translate('resources.analytics.accepted', { percent: percent.format(share) })}
          sx={{ ...bar, '&::before': { ...filled, inlineSize: `${share * 100}%` } }}
        />
      )}
      <Typography variant="body2" color={health?.hasFailed ? 'error' : 'textSecondary'}>
        {translate(`resources.analytics.${words}`, { refused: health?.refused ?? 0 })}
      </Typography>
    </>
  )
}

const bar = {
  display: 'flex',
  blockSize: 8,
  my: 0.75,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: 'var(--color-text-error)',
} as const
const filled = { content: '""', backgroundColor: 'var(--color-text-success)' } as const
