import Box from '@mui/material/Box'
import { SelectInput, useTranslate } from 'react-admin'
import { DIFFERENCE_KINDS, MAX_KEPT_DIFFERENCES } from '@tessera/api-types/catalogs/catalog-options'
import type { CatalogDifferenceView, CatalogRunView, CatalogView } from '@tessera/api-types/catalogs/views'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { StatusChip } from '../../shared/StatusChip.tsx'
import { RowsDialog } from './RowsDialog.tsx'

const inOrder = { field: 'id', order: 'ASC' } as const
const tones = { ADDED: 'good', CHANGED: 'info', REMOVED: 'bad' } as const
const kinds = DIFFERENCE_KINDS.map((id) => ({ id, name: `resources.catalogs.difference.${id}` }))

/** What a file that was only looked at would do, behind its counts. */
export function DifferencesButton({ catalog, run }: { catalog: CatalogView; run: CatalogRunView }) {
  const translate = useTranslate()
  const { added, changed, removed, feed_name: name } = run
  return (
    <RowsDialog
      label={translate('resources.catalogs.changes', { added, changed, removed })}
      title={translate('resources.catalogs.differences_of', { name })}
    >
      {Math.max(added, changed, removed) > MAX_KEPT_DIFFERENCES && (
        <Box component="p" sx={{ mt: 0, color: 'text.secondary' }}>
          {translate('resources.catalogs.differences_first', { count: MAX_KEPT_DIFFERENCES })}
        </Box>
      )}
      <Differences catalog={catalog} run={run} />
    </RowsDialog>
  )
}

function Fields({ fields }: Pick<CatalogDifferenceView, 'fields'>) {
  const translate = useTranslate()
  const shown = (value: string | null) => value || translate('resources.catalogs.no_value')
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {fields.map(({ field, from, to }) => (
        <li key={field}>
          <code>{field}</code> {translate('resources.catalogs.from_to', { from: shown(from), to: shown(to) })}
        </li>
      ))}
    </Box>
  )
}

function Differences({ catalog, run }: { catalog: CatalogView; run: CatalogRunView }) {
  const translate = useTranslate()
  const columns: TableColumn<CatalogDifferenceView>[] = [
    { source: 'item_id', width: 130 },
    { source: 'title', isLong: true, priority: 'second' },
    {
      source: 'kind',
      width: 130,
      render: ({ kind }) => (
        <StatusChip label={translate(`resources.catalogs.difference.${kind}`)} tone={tones[kind]} />
      ),
    },
    {
      source: 'fields',
      isUnsorted: true,
      isLong: true,
      render: ({ fields }) => fields.length > 0 && <Fields fields={fields} />,
    },
  ]
  const filters = [
    searchInput(translate('resources.catalogs.search_products')),
    <SelectInput
      key="kind"
      source="kind"
      label="resources.catalogs.fields.kind"
      choices={kinds}
      emptyText="resources.catalogs.all_differences"
      alwaysOn
    />,
  ]
  return (
    <HubList
      resource={`catalogs/${catalog.id}/differences`}
      isApart
      filter={{ run_id: run.id }}
      filters={filters}
      sort={inOrder}
      empty={<Message title={translate('resources.catalogs.no_differences')} />}
    >
      <HubTable<CatalogDifferenceView> labels="catalogs" columns={columns} />
    </HubList>
  )
}
