import {
  DataTable,
  useDataTableRenderContext,
  useDataTableSortContext,
  type DataTableColumnProps,
  type RaRecord,
} from 'react-admin'

const DIRECTION = { ASC: 'asc', DESC: 'desc' } as const

interface Props<R extends RaRecord> extends DataTableColumnProps<R> {
  /** Without it the rows say nothing, or nothing can be done with them: it is not offered to be hidden. */
  isFixed?: boolean
}

/** A column whose header has `aria-sort` when it sorts the table. */
export function SortedColumn<R extends RaRecord>({ isFixed = false, ...props }: Props<R>) {
  const context = useDataTableRenderContext()
  const isHead = context === 'header'
  const sort = useDataTableSortContext()
  const isSorted = isHead && sort !== undefined && sort.field === props.source
  if (isFixed && context === 'columnsSelector') return null
  return <DataTable.Col<R> {...props} {...(isSorted && { sortDirection: DIRECTION[sort.order] })} />
}
