import { useTranslate } from 'react-admin'
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
