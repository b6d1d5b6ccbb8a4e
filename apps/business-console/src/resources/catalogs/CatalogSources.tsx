import AddIcon from '@mui/icons-material/Add'
import EditIcon from '@mui/icons-material/EditOutlined'
import RefreshIcon from '@mui/icons-material/Refresh'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { CatalogFeedView, CatalogView } from '@tessera/api-types/catalogs/views'
import { Message } from '../../layout/Message.tsx'
import { useActingBusiness } from '../../session/business-context.ts'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { RecordMenu } from '../../shared/RecordMenu.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { sourceKind } from './catalog-actions.ts'
import { EditSourceDialog, SourceDialog } from './SourceDialog.tsx'
import { useFeedUpload } from './use-feed-upload.ts'

const byName = { field: 'name', order: 'ASC' } as const

function Schedule({ schedule }: Pick<CatalogFeedView, 'schedule'>) {
  return <>{useTranslate()(`resources.catalogs.schedule.${schedule}`)}</>
}

const columns: TableColumn<CatalogFeedView>[] = [
  { source: 'name' },
  { source: 'format', isUnsorted: true, width: 100, priority: 'second' },
  { source: 'url', isUnsorted: true, priority: 'third' },
  { source: 'schedule', isUnsorted: true, priority: 'second', render: (feed) => <Schedule {...feed} /> },
]

/** Where the products of a catalog come from. */
export function CatalogSources({ catalog }: { catalog: CatalogView }) {
  const translate = useTranslate()
  const [isAdding, setIsAdding] = useState(false)
  const add = catalog.abilities.can_edit && (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
      {translate('resources.catalogs.add.source')}
    </Button>
  )
  return (
    <>
      <HubList
        resource={`catalogs/${catalog.id}/feeds`}
        filters={[searchInput(translate('resources.catalogs.search_holders'))]}
        sort={byName}
        tools={add}
        empty={
          <Message
            title={translate('resources.catalogs.no_sources')}
            text={translate('resources.catalogs.no_sources_text')}
          >
            {add}
          </Message>
        }
      >
        <HubTable<CatalogFeedView>
          labels="catalogs"
          columns={columns}
          actions={(feed) => catalog.abilities.can_edit && <SourceActions catalog={catalog} feed={feed} />}
        />
      </HubList>
      {isAdding && <SourceDialog catalog={catalog} onClose={() => setIsAdding(false)} />}
    </>
  )
}

interface ActionsProps {
  catalog: CatalogView
  feed: CatalogFeedView
}

function SourceActions({ catalog, feed }: ActionsProps) {
  const translate = useTranslate()
  const [isEditing, setIsEditing] = useState(false)
  const { sending, input } = useSending({ catalog, feed })
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation('catalogFeeds.fetch', 'resources.catalogs.fetching')
  const fetching = {
    label: translate('resources.catalogs.fetch'),
    icon: <RefreshIcon fontSize="small" />,
    isDisabled: isRunning,
    onSelect: () => void perform({ business_id: business.id, catalog_id: catalog.id, id: feed.id }),
  }
  const edit = {
    label: translate('resources.catalogs.source.edit'),
    icon: <EditIcon fontSize="small" />,
    onSelect: () => setIsEditing(true),
  }
  return (
    <>
      <RecordMenu
        kind={sourceKind(catalog)}
        record={feed}
        before={[...sending, ...(feed.url ? [fetching] : []), edit]}
      />
      {isEditing && <EditSourceDialog catalog={catalog} feed={feed} onClose={() => setIsEditing(false)} />}
      {input}
    </>
  )
}

/** The ways to send a file, and the field of the page through which it is picked. */
function useSending({ catalog, feed }: ActionsProps) {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const input = useRef<HTMLInputElement>(null)
  const isDryRun = useRef(false)
  const place = { business_id: business.id, catalog_id: catalog.id, id: feed.id }
  const { upload, isUploading } = useFeedUpload(place)
  const pick = (isPreview: boolean) => {
    isDryRun.current = isPreview
    input.current?.click()
  }
  const sending = [
    { label: 'resources.catalogs.upload', isPreview: false },
    { label: 'resources.catalogs.preview', isPreview: true },
  ].map(({ label, isPreview }) => ({
    label: translate(label),
    icon: <UploadIcon fontSize="small" />,
    isDisabled: isUploading,
    onSelect: () => pick(isPreview),
  }))
  const field = (
    <input
      ref={input}
      type="file"
      hidden
      aria-label={translate('resources.catalogs.upload')}
      accept=".csv,.tsv,.txt,.xml,.gz"
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) void upload(file, isDryRun.current)
        target.value = ''
      }}
    />
  )
  return { sending, input: field }
}
