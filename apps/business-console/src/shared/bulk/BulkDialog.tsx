import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { useActingBusiness } from '../../session/business-context.ts'
import type { RecordAction, RecordKind } from '../record-action.ts'
import { AskStep } from './AskStep.tsx'
import { ResultStep } from './ResultStep.tsx'
import { useBulkRun } from './use-bulk-run.ts'

interface Props {
  kind: RecordKind<RaRecord>
  action: RecordAction<RaRecord>
  records: readonly RaRecord[]
  /** With the records that were not done, once something was tried. */
  onClose: (remaining: readonly RaRecord[] | null) => void
}

/** Asks before many rows are changed, and then shows how each went. */
export function BulkDialog({ kind, action, records, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  const acting = useActingBusiness()
  // What was selected when the dialog opened is what is changed.
  const [asked] = useState(() => ({
    able: records.filter((record) => action.hindrance(record, acting) === null),
    hindered: records.flatMap((record) => {
      const hindrance = action.hindrance(record, acting)
      return hindrance ? [{ id: record.id, name: kind.nameOf(record), hindrance }] : []
    }),
  }))
  const { results, isRunning, run, stop } = useBulkRun(action)
  const texts = `console.bulk.${kind.resource}.${action.id}`
  const hasBegun = results.size > 0
  const remaining = asked.able.filter((record) => results.get(record.id)?.status !== 'done')
  const close = () => {
    if (!isRunning) onClose(hasBegun ? remaining : null)
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {hasBegun
          ? translate(`${texts}.button`)
          : translate(`${texts}.title`, { smart_count: asked.able.length })}
      </DialogTitle>
      {hasBegun ? (
        <ResultStep
          rows={asked.able.map((record) => ({ id: record.id, name: kind.nameOf(record) }))}
          results={results}
          isRunning={isRunning}
          doneText={translate(`${texts}.done`)}
          onStop={stop}
          onRetry={() => void run(remaining)}
          onClose={close}
        />
      ) : (
        <AskStep
          texts={texts}
          isLoss={action.isLoss === true}
          names={asked.able.map(kind.nameOf)}
          hindered={asked.hindered}
          onConfirm={() => void run(asked.able)}
          onClose={close}
        />
      )}
    </Dialog>
  )
}
