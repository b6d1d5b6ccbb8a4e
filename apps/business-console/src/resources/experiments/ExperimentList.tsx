import ScienceIcon from '@mui/icons-material/ScienceOutlined'
import Button from '@mui/material/Button'
import { SelectInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { EXPERIMENT_STATES } from '@tessera/api-types/experiments/experiment-options'
import type { ExperimentView } from '@tessera/api-types/experiments/views'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'

const byName = { field: 'name', order: 'ASC' } as const
const states = EXPERIMENT_STATES.map((id) => ({ id, name: `resources.experiments.states.${id}` }))
const byState = (state: string) => `resources.experiments.states.${state}`
const weights = ({ groups }: ExperimentView) =>
  groups.map(({ name, weight }) => `${name} ${weight}%`).join(', ')

const nameOf = ({ id, name }: ExperimentView) => (
  <RecordLink resource="experiments" id={id}>
    {name}
  </RecordLink>
)

const State = ({ state }: Pick<ExperimentView, 'state'>) => useTranslate()(byState(state))

const columns: TableColumn<ExperimentView>[] = [
  { source: 'name', render: nameOf },
  { source: 'state', width: 120, render: ({ state }) => <State state={state} /> },
  { source: 'groups', isUnsorted: true, isLong: true, value: weights },
  { source: 'traffic_share', kind: 'percent', isUnsorted: true, width: 110 },
  { source: 'updated_at', kind: 'date', width: 140, priority: 'second' },
]

export function ExperimentList() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const filters = [
    searchInput(translate('resources.experiments.search')),
    <SelectInput
      key="state"
      source="state"
      label="resources.experiments.fields.state"
      choices={states}
      emptyText={translate('resources.experiments.any_state')}
      alwaysOn
    />,
  ]
  return (
    <>
      <ListHeader resource="experiments">
        <Button component={Link} to={hubPath('experiments/create')} variant="contained">
          {translate('resources.experiments.create')}
        </Button>
      </ListHeader>
      <HubList
        filters={filters}
        sort={byName}
        empty={<Message title={translate('resources.experiments.empty')} icon={<ScienceIcon />} />}
      >
        <HubTable<ExperimentView> columns={columns} />
      </HubList>
    </>
  )
}
