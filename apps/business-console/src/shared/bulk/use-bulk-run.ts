import { useEffect, useRef, useState } from 'react'
import { useDataProvider, type RaRecord } from 'react-admin'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import type { RecordAction } from '../record-action.ts'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { runRows, type RowResult } from './run-rows.ts'

export type Results = ReadonlyMap<RaRecord['id'], RowResult>

const WAITING: RowResult = { status: 'waiting' }

/** One action on many records: how far each is, and the way to stop before the next one. */
export function useBulkRun({ call }: Pick<RecordAction<RaRecord>, 'call'>) {
  const provider = useDataProvider<ConsoleDataProvider>()
  const [results, setResults] = useState<Results>(new Map())
  const [isRunning, setIsRunning] = useState(false)
  const isStopped = useRef(false)
  const stop = () => {
    isStopped.current = true
  }
  useLeaveGuard(() => isRunning, 'console.bulk.leave')
  useEffect(() => stop, [])
  const report = ({ id }: RaRecord, result: RowResult) =>
    setResults((before) => new Map([...before, [id, result]]))
  const run = async (records: readonly RaRecord[]) => {
    isStopped.current = false
    setResults((before) => new Map([...before, ...records.map(({ id }) => [id, WAITING] as const)]))
    setIsRunning(true)
    await runRows(records, {
      call: (record) => call(record, provider),
      report,
      isStopped: () => isStopped.current,
    })
    setIsRunning(false)
  }
  return { results, isRunning, run, stop }
}
