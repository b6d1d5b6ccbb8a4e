import HistoryIcon from '@mui/icons-material/History'
import {
  DataTable,
  SelectInput,
  SimpleList,
  useLocale,
  useTranslate,
  type TranslateFunction,
} from 'react-admin'
import { languageTag } from '@tessera/api-types/locales'
import { HISTORY_ACTIONS, HISTORY_ENTITIES } from '@tessera/api-types/business/business-options'
import type { HistoryView } from '@tessera/api-types/business/views'
import { Message } from '../../layout/Message.tsx'
import { HubColumn } from '../../shared/HubColumn.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useNarrowTable } from '../../shared/use-small-screen.ts'
import { When } from '../../shared/When.tsx'
import { changeText, type Words } from './change-text.ts'

const Column = HubColumn<HistoryView>
const newestFirst = { field: 'occurred_at', order: 'DESC' } as const
const actions = HISTORY_ACTIONS.map((id) => ({ id, name: `console.history_action.${id}` }))
const kinds = HISTORY_ENTITIES.map((id) => ({ id, name: `console.history_entity.${id}` }))

const sentence = (translate: TranslateFunction, { actor, action, entity_name }: HistoryView): string =>
  `${actor.full_name}: ${translate(`console.history_action.${action}`)} ${entity_name}`

function HistoryTable() {
  const translate = useTranslate()
  const words: Words = (key, otherwise) => translate(key, { _: otherwise })
  const { format } = new Intl.NumberFormat(languageTag(useLocale()))
  return (
    <DataTable<HistoryView> bulkActionButtons={false} rowClick={false}>
      <Column source="occurred_at" render={({ occurred_at }) => <When at={occurred_at} />} />
      <Column source="actor" disableSort render={({ actor }) => actor.full_name} />
      <Column source="action" render={({ action }) => translate(`console.history_action.${action}`)} />
      <Column
        source="entity_type"
        render={(entry) => translate(`console.history_entity.${entry.entity_type}`)}
      />
      <Column source="entity_name" />
      <Column
        source="changes"
        disableSort
        render={({ changes }) =>
          changes.map((change) => <div key={change.field}>{changeText(change, words, format)}</div>)
        }
      />
    </DataTable>
  )
}

function HistoryLines() {
  const translate = useTranslate()
  return (
    <SimpleList<HistoryView>
      rowClick={false}
      primaryText={(entry) => sentence(translate, entry)}
      secondaryText={({ occurred_at }) => <When at={occurred_at} />}
    />
  )
}

export function HistoryList() {
  const translate = useTranslate()
  const isNarrow = useNarrowTable()
  const filters = [
    searchInput(translate('resources.history.search')),
    <SelectInput
      key="action"
      source="action"
      choices={actions}
      emptyText="resources.history.any_action"
      alwaysOn
    />,
    <SelectInput
      key="kind"
      source="entity_type"
      choices={kinds}
      emptyText="resources.history.any_kind"
      alwaysOn
    />,
  ]
  return (
    <>
      <ListHeader resource="history" />
      <HubList
        filters={filters}
        sort={newestFirst}
        empty={<Message title={translate('resources.history.empty')} icon={<HistoryIcon />} />}
      >
        {isNarrow ? <HistoryLines /> : <HistoryTable />}
      </HubList>
    </>
  )
}
