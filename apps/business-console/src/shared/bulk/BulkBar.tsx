import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useListContext, useRefresh, useTranslate, type RaRecord } from 'react-admin'
import { useActingBusiness } from '../../session/business-context.ts'
import { useBulkHost } from '../bulk-host.ts'
import { actionsOf, type RecordAction, type RecordKind } from '../record-action.ts'
import { focusFirstRow, focusHeading } from '../use-heading-focus.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { useSelectedRecords } from './use-selected-records.ts'

const bar = {
  position: 'sticky',
  insetBlockEnd: 8,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  border: '1px solid var(--color-border)',
  mx: 1,
  my: 1,
  px: 2,
  py: 1,
} as const

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const

/** How many rows are selected and what can be done with them. */
export function BulkBar({ kind }: { kind: RecordKind<RaRecord> }) {
  const translate = useTranslate()
  const acting = useActingBusiness()
  const { data = [], selectedIds, onSelect } = useListContext()
  const { close, clear } = useEndOfSelection()
  const { records, elsewhere } = useSelectedRecords()
  const show = useBulkHost()
  const text = (name: string, values = {}) => translate(`console.bulk.${name}`, values)
  const offered = actionsOf(kind).filter((each) =>
    records.some((record) => each.hindrance(record, acting) === null),
  )
  const unselected = data.map(({ id }) => id).filter((id) => !selectedIds.includes(id))
  const finish = (remaining: readonly RaRecord[] | null) => {
    // An open dialog would take the focus back.
    flushSync(() => show(null))
    if (remaining) close(remaining)
  }
  const ask = (action: RecordAction<RaRecord>) =>
    show(<BulkDialog kind={kind} action={action} records={records} onClose={finish} />)
  return (
    <Paper component="section" elevation={4} aria-label={text('label')} sx={bar}>
      <Box sx={{ ...line, marginInlineEnd: 'auto' }}>
        <Typography role="status" sx={{ marginInlineEnd: 1 }}>
          {text('selected', { smart_count: records.length })}
          {elsewhere > 0 && ` ${text('elsewhere', { smart_count: elsewhere })}`}
        </Typography>
        {unselected.length > 0 && (
          <Button size="small" onClick={() => onSelect([...selectedIds, ...unselected])}>
            {text('select_page')}
          </Button>
        )}
        <Button size="small" onClick={clear}>
          {text('clear')}
        </Button>
      </Box>
      <Box sx={line}>
        {offered.map((each) => (
          <Button
            key={each.id}
            variant="outlined"
            color={each.isLoss ? 'error' : 'primary'}
            onClick={() => ask(each)}
          >
            {text(`${kind.resource}.${each.id}.button`)}
          </Button>
        ))}
      </Box>
    </Paper>
  )
}

/** The bar goes with the selection, and the button that was pressed with it: the keyboard goes on in the page. */
function useEndOfSelection() {
  const refresh = useRefresh()
  const { onSelect, onUnselectItems } = useListContext()
  const next = useRef<(() => void) | null>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      next.current?.()
    }
  }, [])
  const clear = () => {
    next.current = focusFirstRow
    onUnselectItems()
  }
  const close = (remaining: readonly RaRecord[]) => {
    // The first row may be gone once the rows were read anew.
    next.current = focusHeading
    if (isGone.current) focusHeading()
    onSelect(remaining.map(({ id }) => id))
    refresh()
  }
  return { clear, close }
}
