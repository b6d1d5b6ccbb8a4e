import Checkbox from '@mui/material/Checkbox'
import {
  SelectPageCheckbox,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import { useActingBusiness } from '../session/business-context.ts'
import { actionsOf, type RecordKind } from './record-action.ts'
import { SortedColumn } from './SortedColumn.tsx'
import { TABLE_CLASS } from './table-styles.ts'

/** A checkbox before each row, where the viewer may do something with one of them. */
export function SelectColumn<R extends RaRecord>({ kind }: { kind: RecordKind<R> }) {
  const acting = useActingBusiness()
  const rows = useDataTableDataContext<R>() ?? []
  const isUseful = rows.some((row) => actionsOf(kind).some((action) => !action.hindrance(row, acting)))
  if (!isUseful) return null
  return (
    <SortedColumn
      label={<SelectPageCheckbox />}
      source="select"
      disableSort
      isFixed
      className={TABLE_CLASS.select}
      render={(record) => <SelectRow id={record.id} name={kind.nameOf(record as R)} />}
    />
  )
}

function SelectRow({ id, name }: { id: RaRecord['id']; name: string }) {
  const translate = useTranslate()
  const { handleToggleItem } = useDataTableCallbacksContext()
  const isSelected = useDataTableSelectedIdsContext()?.includes(id) ?? false
  return (
    <Checkbox
      checked={isSelected}
      slotProps={{ input: { 'aria-label': translate('console.select', { name }) } }}
      onClick={(event) => {
        event.stopPropagation()
        handleToggleItem?.(id, event)
      }}
    />
  )
}
