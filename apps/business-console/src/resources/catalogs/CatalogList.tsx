import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import Button from '@mui/material/Button'
import { CanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { CatalogView } from '@tessera/api-types/catalogs/views'
import { EmptyList } from '../../shared/EmptyList.tsx'
import { HubList, BY_NAME } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { RecordMenu } from '../../shared/RecordMenu.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { RecordStatus } from '../../shared/StatusChip.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { catalogKind, isBeingRead } from './catalog-actions.ts'

const columns: TableColumn<CatalogView>[] = [
  {
    source: 'name',
    render: ({ id, name }) => (
      <RecordLink resource="catalogs" id={id}>
        {name}
      </RecordLink>
    ),
  },
  {
    source: 'owner',
    fields: ['owner_business'],
    isUnsorted: true,
    priority: 'third',
    value: ({ owner_business }) => owner_business.name,
  },
  { source: 'country', kind: 'country', priority: 'second' },
  { source: 'product_count', kind: 'number', width: 120 },
  {
    source: 'status',
    isUnsorted: true,
    width: 130,
    render: ({ status }) => <RecordStatus resource="catalogs" status={status} />,
  },
  { source: 'last_ingested_at', kind: 'moment', width: 180, priority: 'second' },
]

function CreateCatalogButton() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <CanAccess resource="catalogs" action="create">
      <Button component={Link} to={hubPath('catalogs/create')} variant="contained">
        {translate('resources.catalogs.create')}
      </Button>
    </CanAccess>
  )
}

export function CatalogList() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <>
      <ListHeader resource="catalogs">
        <CreateCatalogButton />
      </ListHeader>
      <HubList
        filters={[searchInput(translate('resources.catalogs.search'))]}
        sort={BY_NAME}
        isUnfinished={isBeingRead}
        empty={
          <EmptyList resource="catalogs" text="resources.catalogs.empty_text" icon={<StorefrontIcon />}>
            <CreateCatalogButton />
          </EmptyList>
        }
      >
        <HubTable<CatalogView>
          columns={columns}
          rowClick={(id) => hubPath(`catalogs/${id}`)}
          actions={(catalog) => <RecordMenu kind={catalogKind} record={catalog} />}
          bulk={catalogKind}
        />
      </HubList>
    </>
  )
}
