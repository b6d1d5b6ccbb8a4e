import Box from '@mui/material/Box'
import { useEffect, type ReactNode } from 'react'
import {
  DataTable,
  useBasename,
  useLocale,
  useResourceContext,
  useStore,
  useTranslate,
  useTranslateLabel,
  type DataTableProps,
  type RaRecord,
} from 'react-admin'
import type { Locale } from '@tessera/api-types/locales'
import { BulkActions } from './BulkActions.tsx'
import { useExportChoice, type ExportColumns } from './export-columns.ts'
import { formatValue, isMeasured, type ValueKind } from './format-value.ts'
import type { RecordKind } from './record-action.ts'
import { SelectColumn } from './SelectColumn.tsx'
import { SortedColumn } from './SortedColumn.tsx'
import { TABLE_CLASS, tableStyles, UNSEEN } from './table-styles.ts'

/** One column of a table, and one line of the cards it becomes where there is no room. */
export interface TableColumn<R> {
  /** Name of the field, which sorts it and labels it. */
  source: string
  /** What the value is; a column with `render` draws itself. */
  kind?: ValueKind
  value?: (record: R) => unknown
  currency?: (record: R) => string
  render?: (record: R) => ReactNode
  /** The first always stay, the second leave in narrow tables, the third in those of middle width, the fourth stay in wide ones. */
  priority?: 'second' | 'third' | 'fourth'
  width?: number
  isUnsorted?: boolean
  /** The fields that the file of the list takes it from, where they are not named like it; none for what is no fact. */
  fields?: readonly string[]
  /** Text that is read whole, over several lines. */
  isLong?: boolean
}

interface Props<R extends RaRecord> {
  columns: readonly TableColumn<R>[]
  /** Where a row leads by mouse; the first column has the link. */
  rowClick?: false | 'edit' | ((id: RaRecord['id']) => string)
  /** The resource whose names its fields have, where it is not that of the list. */
  labels?: string
  /** What can be done with a row, behind one button. */
  actions?: (record: R) => ReactNode
  /** What can be done with several rows at once. */
  bulk?: RecordKind<R>
  /** Draws the rows, where they are not all alike. */
  body?: DataTableProps<R>['body']
}

/** Each person chooses the columns of each table of each business. */
export function useTableKey(): string {
  return `${useBasename()}/${useResourceContext()}.columns`
}

/** The rows of a list by one list of columns: a table where it has room, else cards. */
export function HubTable<R extends RaRecord>({
  columns,
  rowClick = false,
  labels,
  actions,
  bulk,
  body,
}: Props<R>) {
  const label = useTranslateLabel()
  const resource = useResourceContext()
  const storeKey = useTableKey()
  const locale = useLocale() as Locale
  const actionsLabel = useTranslate()('console.actions')
  const labelOf = (source: string) => String(label({ resource: labels ?? resource, source }))
  useExportedColumns(columns, labelOf, storeKey)
  return (
    <Box sx={tableStyles}>
      <DataTable<R> bulkActionButtons={false} rowClick={rowClick} storeKey={storeKey} {...(body && { body })}>
        {bulk && <SelectColumn<R> kind={bulk} />}
        {columns.map(({ source, kind = 'text', priority, width, isUnsorted, isLong, ...column }, index) => (
          <SortedColumn<R>
            key={source}
            source={source}
            {...(labels && { label: labelOf(source) })}
            {...(index > 0 && { 'data-label': labelOf(source) })}
            className={classOf(priority, isLong)}
            {...(isMeasured(kind) && { align: 'right', sortByOrder: 'DESC' })}
            disableSort={isUnsorted ?? false}
            isFixed={index === 0}
            {...(width && { width })}
            render={(record) => drawn(record, source, kind, column, locale)}
          />
        ))}
        {actions && (
          <SortedColumn
            label={<Unseen text={actionsLabel} />}
            source="actions"
            disableSort
            isFixed
            className={TABLE_CLASS.actions}
            render={(record) => actions(record as R)}
          />
        )}
      </DataTable>
      {bulk && <BulkActions<R> kind={bulk} />}
    </Box>
  )
}

/** The file of the list has the columns that are shown; amounts come with their currency. */
function useExportedColumns<R>(
  columns: readonly TableColumn<R>[],
  labelOf: (source: string) => string,
  storeKey: string,
): void {
  const { choose } = useExportChoice()
  const [hidden] = useStore<string[]>(storeKey, [])
  const shown = columns.filter(({ source }) => !hidden.includes(source))
  const chosen: ExportColumns = shown.flatMap(({ source, fields = [source] }) =>
    fields.map((field) => [field, labelOf(fields.length === 1 ? source : field)] as const),
  )
  const isMoney = shown.some(({ kind, currency }) => kind === 'money' && currency)
  const isNamed = chosen.some(([field]) => field === 'currency')
  const named = isMoney && !isNamed ? [...chosen, ['currency', labelOf('currency')]] : chosen
  const text = named.length > 0 ? JSON.stringify(named) : null
  useEffect(() => choose(text), [choose, text])
}

const classOf = (priority: TableColumn<unknown>['priority'], isLong = false): string =>
  [priority && TABLE_CLASS[priority], isLong && TABLE_CLASS.long].filter(Boolean).join(' ')

/** Names a column to those who hear it. */
const Unseen = ({ text }: { text: string }) => <span style={UNSEEN}>{text}</span>

function drawn<R extends RaRecord>(
  record: R,
  source: string,
  kind: ValueKind,
  { render, value, currency }: Pick<TableColumn<R>, 'render' | 'value' | 'currency'>,
  locale: Locale,
): ReactNode {
  if (render) return render(record)
  const raw = value ? value(record) : (record as Record<string, unknown>)[source]
  const text = formatValue(kind, raw, { locale, ...(currency && { currency: currency(record) }) })
  return kind === 'date' || kind === 'moment' ? <time dateTime={String(raw ?? '')}>{text}</time> : text
}
