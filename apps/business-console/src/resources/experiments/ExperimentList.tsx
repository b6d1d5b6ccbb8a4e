import ScienceIcon from '@mui/icons-material/ScienceOutlined'
import Button from '@mui/material/Button'
import { DataTable, SelectInput, SimpleList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { EXPERIMENT_STATES } from '@tessera/api-types/experiments/experiment-options'
import type { ExperimentView } from '@tessera/api-types/experiments/views'
import { Message } from '../../layout/Message.tsx'
import { HubColumn } from '../../shared/HubColumn.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { useNarrowTable } from '../../shared/use-small-screen.ts'
import { When } from '../../shared/When.tsx'

const Column = HubColumn<ExperimentView>
const byName = { field: 'name', order: 'ASC' } as const
const states = EXPERIMENT_STATES.map((id) => ({ id, name: `resources.experiments.states.${id}` }))
const byState = (state: string) => `resources.experiments.states.${state}`
const weights = ({ groups }: ExperimentView) =>
  groups.map(({ name, weight }) => `${name} ${weight}%`).join(', ')

const LONG_NAMES = { overflowWrap: 'anywhere' } as const

const nameOf = ({ id, name }: ExperimentView) => (
  <RecordLink resource="experiments" id={id}>
    {name}
  </RecordLink>
)

function ExperimentLines() {
  const translate = useTranslate()
  return (
    <SimpleList<ExperimentView>
      rowClick={false}
      sx={LONG_NAMES}
      primaryText={nameOf}
      secondaryText={(row) => `${translate(byState(row.state))} · ${row.traffic_share}% · ${weights(row)}`}
    />
  )
}

function ExperimentTable() {
  const translate = useTranslate()
  return (
    <DataTable<ExperimentView> bulkActionButtons={false} rowClick={false}>
      <Column source="name" render={nameOf} />
      <Column source="state" render={({ state }) => translate(byState(state))} />
      <Column source="groups" disableSort render={weights} />
      <Column
        source="traffic_share"
        disableSort
        align="right"
        render={({ traffic_share }) => `${traffic_share}%`}
      />
      <Column source="updated_at" render={({ updated_at }) => <When at={updated_at} isDay />} />
    </DataTable>
  )
}

export function ExperimentList() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const isNarrow = useNarrowTable()
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
        {isNarrow ? <ExperimentLines /> : <ExperimentTable />}
      </HubList>
    </>
  )
}
