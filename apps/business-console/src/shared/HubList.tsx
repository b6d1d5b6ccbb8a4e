import type { ReactElement, ReactNode } from 'react'
import { List, Pagination, type SortPayload } from 'react-admin'
import { ADMIN_PAGE_SIZE } from '@tessera/api-types/business/business-options'
import { ListProblem } from './ListProblem.tsx'

interface Props {
  filters: ReactElement[]
  sort: SortPayload
  empty: ReactElement
  children: ReactNode
}

const pages = <Pagination rowsPerPageOptions={[ADMIN_PAGE_SIZE]} />
const SEARCH_DELAY_MS = 300 // decided: B-3.31

const look = {
  '& .RaList-actions': { pb: 1 },
  '& .RaList-content': { overflowX: 'auto' },
  '& .RaFilterForm-filterFormInput': { minWidth: { xs: '100%', sm: 200 } },
  '& .RaFilterForm-filterFormInput[data-source="q"]': { minWidth: { xs: '100%', sm: 320 } },
  '& .RaFilterForm-filterFormInput .MuiFormControl-root': { my: 0.5 },
}

/** A table of the hub: sorted, searched and paged by the server; its state stands in the address. */
export const HubList = ({ filters, sort, empty, children }: Props) => (
  <List
    title={false}
    actions={false}
    filters={filters}
    sort={sort}
    perPage={ADMIN_PAGE_SIZE}
    pagination={pages}
    debounce={SEARCH_DELAY_MS}
    storeKey={false}
    exporter={false}
    empty={empty}
    error={<ListProblem />}
    sx={look}
  >
    {children}
  </List>
)
