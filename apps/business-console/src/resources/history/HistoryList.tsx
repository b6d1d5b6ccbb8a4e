import HistoryIcon from '@mui/icons-material/History'
import Box from '@mui/material/Box'
import { useState } from 'react'
import {
  AutocompleteInput,
  DateInput,
  ReferenceInput,
  SelectInput,
  useLocale,
  useTranslate,
} from 'react-admin'
import type { Locale } from '@tessera/api-types/locales'
import { HISTORY_ACTIONS, HISTORY_ENTITIES } from '@tessera/api-types/business/business-options'
import type { HistoryView } from '@tessera/api-types/business/views'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { localDay, localTimeZone } from '@tessera/i18n/formats'
import { StatusChip } from '../../shared/StatusChip.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { DayBody } from './DayBody.tsx'
import { EntityName } from './EntityName.tsx'
import { changeWords, type Words } from './change-text.ts'

const DAYS = 30 // decided: B-2.57
const DAY_MS = 24 * 60 * 60 * 1000

/** The last month, in the days of the reader, so that what happened just now is in it. */
export const recentDays = (now: Date): { date_from: string; date_to: string } => ({
  date_from: localDay(new Date(now.getTime() - DAYS * DAY_MS)),
  date_to: localDay(now),
})

/** Characters from which on a value is no word. */
const LONG = 32
const newestFirst = { field: 'occurred_at', order: 'DESC' } as const
/** Moments are shown in the zone of the reader, and so are the days of the filters. */
const inOwnZone = { time_zone: localTimeZone() }
const actions = HISTORY_ACTIONS.map((id) => ({ id, name: `console.history_action.${id}` }))
const kinds = HISTORY_ENTITIES.map((id) => ({ id, name: `console.history_entity.${id}` }))

/** A value by itself: a word in a chip, more than that as it stands. */
const Value = ({ text }: { text: string }) =>
  text.length > LONG ? <>{text}</> : <StatusChip label={text} tone="plain" />

function Changes({ changes }: Pick<HistoryView, 'changes'>) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const words: Words = (key, otherwise) => translate(key, { _: otherwise })
  const lines = changes.map((change) => changeWords(change, words, locale))
  return (
    <div>
      {lines.map(({ label, old, fresh }) => (
        <Box key={`${label} ${old} ${fresh}`} sx={{ py: 0.25 }}>
          {`${label}: `}
          <Value text={old} />
          {' → '}
          <Value text={fresh} />
        </Box>
      ))}
    </div>
  )
}

const Word = ({ of }: { of: string }) => useTranslate()(of)

const columns: TableColumn<HistoryView>[] = [
  { source: 'occurred_at', kind: 'moment', width: 190 },
  { source: 'actor', isUnsorted: true, value: ({ actor }) => actor.full_name },
  {
    source: 'action',
    width: 120,
    render: ({ action }) => <Word of={`console.history_action.${action}`} />,
  },
  {
    source: 'entity_type',
    width: 130,
    priority: 'second',
    render: (entry) => <Word of={`console.history_entity.${entry.entity_type}`} />,
  },
  { source: 'entity_name', isLong: true, render: (entry) => <EntityName {...entry} /> },
  {
    source: 'changes',
    isUnsorted: true,
    isLong: true,
    priority: 'second',
    render: ({ changes }) => changes.length > 0 && <Changes changes={changes} />,
  },
]

function NothingLately() {
  const translate = useTranslate()
  return (
    <Message
      title={translate('resources.history.empty_recently', { days: DAYS })}
      text={translate('resources.history.empty_recently_text')}
      icon={<HistoryIcon />}
    />
  )
}

export function HistoryList() {
  const translate = useTranslate()
  const [lastMonth] = useState(() => recentDays(new Date()))
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
    <ReferenceInput key="person" source="actor_id" reference="people" alwaysOn>
      <AutocompleteInput
        label="resources.history.fields.actor"
        optionText="full_name"
        filterToQuery={(q: string) => ({ q })}
      />
    </ReferenceInput>,
    <DateInput key="from" source="date_from" alwaysOn />,
    <DateInput key="to" source="date_to" alwaysOn />,
  ]
  return (
    <>
      <ListHeader resource="history" />
      <HubList
        filter={inOwnZone}
        filters={filters}
        sort={newestFirst}
        defaults={{ values: lastMonth, empty: <NothingLately /> }}
        empty={<Message title={translate('resources.history.empty')} icon={<HistoryIcon />} />}
      >
        <HubTable<HistoryView> columns={columns} body={DayBody} />
      </HubList>
    </>
  )
}
