import { useTranslate } from 'react-admin'
import type { CatalogProductView, CatalogView } from '@tessera/api-types/catalogs/views'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { StatusChip } from '../../shared/StatusChip.tsx'

const byTitle = { field: 'title', order: 'ASC' } as const

/** What a catalog offers. */
export function CatalogProducts({ catalog }: { catalog: CatalogView }) {
  const translate = useTranslate()
  const columns: TableColumn<CatalogProductView>[] = [
    { source: 'title' },
    { source: 'item_id', isUnsorted: true, priority: 'third' },
    { source: 'price', width: 130, value: ({ price, currency }) => `${price.toFixed(2)} ${currency}` },
    {
      source: 'availability',
      width: 150,
      priority: 'second',
      render: ({ availability }) => (
        <StatusChip
          label={translate(`resources.catalogs.availability.${availability}`)}
          tone={availability === 'IN_STOCK' ? 'good' : 'plain'}
        />
      ),
    },
  ]
  return (
    <HubList
      resource={`catalogs/${catalog.id}/products`}
      filters={[searchInput(translate('resources.catalogs.search_products'))]}
      sort={byTitle}
      empty={<Message title={translate('resources.catalogs.no_products')} />}
    >
      <HubTable<CatalogProductView> labels="catalogs" columns={columns} />
    </HubList>
  )
}
