import {
  DataTable,
  useDataTableRenderContext,
  useDataTableSortContext,
  type DataTableColumnProps,
  type RaRecord,
} from 'react-admin'

const DIRECTION = { ASC: 'asc', DESC: 'desc' } as const

/** A column whose header has `aria-sort` when it sorts the table. */
export function SortedColumn<R extends RaRecord>(props: DataTableColumnProps<R>) {
  const isHead = useDataTableRenderContext() === 'header'
  const sort = useDataTableSortContext()
  const isSorted = isHead && sort !== undefined && sort.field === props.source
  return <DataTable.Col<R> {...props} {...(isSorted && { sortDirection: DIRECTION[sort.order] })} />
}
