import { useTranslate } from 'react-admin'
import type { CatalogFaultView, CatalogRunView, CatalogView } from '@tessera/api-types/catalogs/views'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { StatusChip } from '../../shared/StatusChip.tsx'
import { CatalogHealth } from './CatalogHealth.tsx'
import { isUnfinished } from './catalog-actions.ts'
import { DifferencesButton } from './DifferencesButton.tsx'
import { RollBack } from './RollBack.tsx'
import { RowsDialog } from './RowsDialog.tsx'

const newest = { field: 'created_time', order: 'DESC' } as const
const byRow = { field: 'row', order: 'ASC' } as const
const tones = {
  DONE: 'good',
  FAILED: 'bad',
  WAITING: 'info',
  RUNNING: 'info',
  ROLLED_BACK: 'plain',
} as const

function RunState({ run }: { run: CatalogRunView }) {
  const translate = useTranslate()
  const state = translate(`resources.catalogs.run.${run.state}`)
  const label = run.is_dry_run ? `${translate('resources.catalogs.dry_run')} · ${state}` : state
  return (
    <>
      <StatusChip label={label} tone={tones[run.state]} />
      {run.failure && <div>{translate(`resources.catalogs.failure.${run.failure}`)}</div>}
    </>
  )
}

/** A preview has what it would change behind its counts. */
function Changes({ catalog, run }: { catalog: CatalogView; run: CatalogRunView }) {
  const translate = useTranslate()
  const { added, changed, removed } = run
  if (run.is_dry_run && added + changed + removed > 0)
    return <DifferencesButton catalog={catalog} run={run} />
  return <>{translate('resources.catalogs.changes', { added, changed, removed })}</>
}

/** How the files of a catalog were read, and what was wrong in them. */
export function CatalogRuns({ catalog }: { catalog: CatalogView }) {
  const translate = useTranslate()
  const columns: TableColumn<CatalogRunView>[] = [
    { source: 'feed_name', isUnsorted: true },
    { source: 'created_time', kind: 'moment', width: 190 },
    {
      source: 'state',
      fields: ['state', 'is_dry_run', 'failure'],
      isUnsorted: true,
      isLong: true,
      render: (run) => <RunState run={run} />,
    },
    { source: 'rows', kind: 'number', isUnsorted: true, width: 90, priority: 'third' },
    {
      source: 'faults',
      isUnsorted: true,
      width: 120,
      render: (run) => <FaultsButton catalog={catalog} run={run} />,
    },
    {
      source: 'changes',
      fields: ['added', 'changed', 'removed'],
      isUnsorted: true,
      isLong: true,
      priority: 'second',
      render: (run) => <Changes catalog={catalog} run={run} />,
    },
  ]
  return (
    <>
      <CatalogHealth catalog={catalog} />
      <HubList
        resource={`catalogs/${catalog.id}/runs`}
        filters={[]}
        sort={newest}
        isUnfinished={isUnfinished}
        empty={<Message title={translate('resources.catalogs.no_runs')} />}
      >
        <HubTable<CatalogRunView>
          labels="catalogs"
          columns={columns}
          actions={(run) =>
            run.can_roll_back && catalog.abilities.can_edit && <RollBack catalog={catalog} run={run} />
          }
        />
      </HubList>
    </>
  )
}

function FaultsButton({ catalog, run }: { catalog: CatalogView; run: CatalogRunView }) {
  const translate = useTranslate()
  if (run.faults === 0) return <>{run.faults}</>
  return (
    <RowsDialog
      label={translate('resources.catalogs.show_faults', { count: run.faults })}
      title={translate('resources.catalogs.faults_of', { name: run.feed_name })}
    >
      <Faults catalog={catalog} run={run} />
    </RowsDialog>
  )
}

function Faults({ catalog, run }: { catalog: CatalogView; run: CatalogRunView }) {
  const translate = useTranslate()
  const columns: TableColumn<CatalogFaultView>[] = [
    { source: 'row', kind: 'number', width: 80 },
    { source: 'item_id', isUnsorted: true, priority: 'second' },
    { source: 'field', width: 130, render: ({ field }) => <code>{field}</code> },
    { source: 'value', isUnsorted: true, isLong: true },
    { source: 'rule', isLong: true, value: ({ rule }) => translate(`resources.catalogs.rule.${rule}`) },
  ]
  return (
    <HubList
      resource={`catalogs/${catalog.id}/faults`}
      isApart
      filter={{ run_id: run.id }}
      filters={[searchInput(translate('resources.catalogs.search_products'))]}
      sort={byRow}
      empty={<Message title={translate('resources.catalogs.no_faults')} />}
    >
      <HubTable<CatalogFaultView> labels="catalogs" columns={columns} />
    </HubList>
  )
}
