import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { ColumnsButton, List, useListContext, type RaRecord, type SortPayload } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import { ADMIN_PAGE_SIZE } from '@tessera/api-types/business/business-options'
import { KEEP_ROWS } from '../providers/kept-rows.ts'
import { BulkHostContext } from './bulk-host.ts'
import { ExportButton } from './ExportButton.tsx'
import { ExportChoiceContext } from './export-columns.ts'
import { ListPages } from './ListPages.tsx'
import { ListProblem } from './ListProblem.tsx'
import { soundSearch } from './list-search.ts'
import { RowsProblem } from './RowsProblem.tsx'
import { rereadWhile } from './reread.ts'
import { SavedViewsButton } from './SavedViewsButton.tsx'
import { useTableKey } from './HubTable.tsx'

/** How lists are sorted at first. */
export const BY_NAME = { field: 'name', order: 'ASC' } as const
export const BY_FULL_NAME = { field: 'full_name', order: 'ASC' } as const

interface Props {
  /** Where the list stands on the page of another thing. */
  resource?: string
  /** It is not alone on its page: where it stands is no part of the address. */
  isApart?: boolean
  /** What all rows have in common. */
  filter?: object
  /** Actions of the list that stand with it. */
  tools?: ReactNode
  filters: ReactElement[]
  /** Filters that hold until they are changed, and what is shown where nothing matches them. */
  defaults?: { values: object; empty: ReactElement }
  sort: SortPayload
  /** Rows that the server is still at work on: the list is read again until there are none. */
  isUnfinished?: (row: RaRecord) => boolean
  empty: ReactElement
  children: ReactNode
}

/** Rows of the page before stay until the new ones are here: dimmed, and not to be pressed. */
function Rows({ defaults, children }: Pick<Props, 'defaults' | 'children'>) {
  const { isPlaceholderData = false, total, filterValues } = useListContext()
  const isEmpty = defaults && total === 0 && JSON.stringify(filterValues) === JSON.stringify(defaults.values)
  return (
    <Box
      aria-busy={isPlaceholderData}
      onClickCapture={(event) => isPlaceholderData && event.stopPropagation()}
      sx={{ position: 'relative', ...(isPlaceholderData && { pointerEvents: 'none' }) }}
    >
      <RowsProblem />
      {isPlaceholderData && <LinearProgress sx={{ position: 'absolute', insetInline: 0, zIndex: 1 }} />}
      <Box sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>{isEmpty ? defaults.empty : children}</Box>
    </Box>
  )
}

/** What is done with the table itself, at the end of its filters. */
const Tools = ({ filter = {}, isApart, children }: Pick<Props, 'filter' | 'isApart' | 'children'>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}>
    {!isApart && <SavedViewsButton />}
    <ColumnsButton storeKey={useTableKey()} />
    <ExportButton filter={filter} />
    {children}
  </Box>
)

const SEARCH_DELAY_MS = 300 // decided: B-3.31

/** A problem is shown in place; no passing notice besides. */
const queryOptions = { onError: () => undefined, meta: KEEP_ROWS }

const rereading = (isUnfinished: (row: RaRecord) => boolean) => ({
  ...queryOptions,
  refetchInterval: rereadWhile(({ data }: { data: RaRecord[] }) => data.some(isUnfinished)),
})

const styles = {
  '& .RaList-actions.RaList-actions, & .RaList-actions form': {
    backgroundColor: 'transparent',
    pb: 1,
    pr: 0,
  },
  // Where a list has little room its tools go below the filters.
  '& .RaList-actions': { flexWrap: { sm: 'wrap' }, flexDirection: { xs: 'column', sm: 'row' } },
  '& .RaList-actions form': { flex: { sm: '1 1 20rem' }, minWidth: 0 },
  '& .RaFilterForm-filterFormInput': { minWidth: { xs: '100%', sm: 168 } },
  '& .RaFilterForm-filterFormInput[data-source="q"]': {
    minWidth: { xs: '100%', sm: 'min(100%, 320px)' },
  },
  '& .RaFilterFormInput-spacer': { display: { xs: 'none', sm: 'block' } },
  '& .RaFilterForm-filterFormInput .MuiFormControl-root': { my: 0.5 },
}

/** A table of the hub: sorted, searched and paged by the server; its state stands in the address. */
export function HubList(props: Props) {
  const [dialog, setDialog] = useState<ReactNode>(null)
  const [columns, choose] = useState<string | null>(null)
  const choice = useMemo(() => ({ columns, choose }), [columns])
  const { search, state } = useLocation()
  const sound = soundSearch(search)
  if (sound !== search) return <Navigate to={{ search: sound }} state={state} replace />
  return (
    <BulkHostContext value={setDialog}>
      <ExportChoiceContext value={choice}>
        <ServedList {...props} />
      </ExportChoiceContext>
      {dialog}
    </BulkHostContext>
  )
}

const ServedList = ({
  resource,
  isApart = false,
  filter,
  tools,
  filters,
  defaults,
  sort,
  isUnfinished,
  empty,
  children,
}: Props) => (
  <List
    {...(resource && { resource })}
    {...(filter && { filter })}
    title={false}
    disableSyncWithLocation={isApart}
    actions={
      <Tools isApart={isApart} {...(filter && { filter })}>
        {tools}
      </Tools>
    }
    filters={filters}
    {...(defaults && { filterDefaultValues: defaults.values })}
    sort={sort}
    perPage={ADMIN_PAGE_SIZE}
    pagination={<ListPages />}
    debounce={SEARCH_DELAY_MS}
    storeKey={false}
    exporter={false}
    empty={empty}
    error={<ListProblem />}
    queryOptions={isUnfinished ? rereading(isUnfinished) : queryOptions}
    sx={styles}
  >
    <Rows {...(defaults && { defaults })}>{children}</Rows>
  </List>
)
