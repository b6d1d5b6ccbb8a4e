import Typography from '@mui/material/Typography'
import { formatMoment } from '@tessera/i18n/formats'
import type { Locale } from '@tessera/api-types/locales'
import { useLocale, useTranslate } from 'react-admin'
import { MICROS } from '@tessera/api-types/wire/micros'
import type { CatalogProductView } from '@tessera/api-types/catalogs/views'
import { Message } from '../layout/Message.tsx'
import { HubList } from './HubList.tsx'
import { HubTable, type TableColumn } from './HubTable.tsx'
import { searchInput } from './search-input.tsx'
import { StatusChip } from './StatusChip.tsx'

const byTitle = { field: 'title', order: 'ASC' } as const

function Availability({ availability }: Pick<CatalogProductView, 'availability'>) {
  const translate = useTranslate()
  return (
    <StatusChip
      label={translate(`resources.catalogs.availability.${availability}`)}
      tone={availability === 'IN_STOCK' ? 'good' : 'plain'}
    />
  )
}

const KNOWN_FAILURES = ['IMAGE_NOT_FETCHED', 'LIMIT_REACHED']

/** Whether a product has a pin, and what keeps it from one or its pin from its new picture. */
function Pin({ pin_id, pin_failure: failure, pin_retry_at: retryAt }: CatalogProductView) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const state = pin_id === null ? 'NONE' : 'PINNED'
  const reason = failure !== null && (KNOWN_FAILURES.includes(failure) ? failure : 'OTHER')
  return (
    <>
      <StatusChip
        label={translate(`resources.catalogs.pin.${state}`)}
        tone={state === 'PINNED' ? 'good' : 'plain'}
      />
      {reason && (
        <Typography variant="body2">{translate(`resources.catalogs.pin_failure.${reason}`)}</Typography>
      )}
      {retryAt && (
        <Typography variant="body2" color="textSecondary">
          {translate('resources.catalogs.pin.again', { when: formatMoment(retryAt, locale) })}
        </Typography>
      )}
    </>
  )
}

const columns: TableColumn<CatalogProductView>[] = [
  { source: 'title' },
  { source: 'item_id', isUnsorted: true, priority: 'third' },
  {
    source: 'price',
    kind: 'money',
    width: 130,
    value: ({ price }) => Math.round(price * MICROS),
    currency: ({ currency }) => currency,
  },
  {
    source: 'availability',
    width: 150,
    priority: 'second',
    render: (product) => <Availability {...product} />,
  },
  {
    source: 'pin',
    fields: ['pin_id', 'pin_failure'],
    isUnsorted: true,
    isLong: true,
    render: (product) => <Pin {...product} />,
  },
]

/** What a catalog offers: all of it, or what one feed brought. */
export function ProductTable({ catalogId, feedId }: { catalogId: string; feedId?: string }) {
  const translate = useTranslate()
  return (
    <HubList
      resource={`catalogs/${catalogId}/products`}
      {...(feedId && { filter: { feed_id: feedId } })}
      filters={[searchInput(translate('resources.catalogs.search_products'))]}
      sort={byTitle}
      empty={<Message title={translate('resources.catalogs.no_products')} />}
    >
      <HubTable<CatalogProductView> labels="catalogs" columns={columns} />
    </HubList>
  )
}
