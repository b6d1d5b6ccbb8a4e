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
  const { results, report, show } = useReportedResults()
  const [isRunning, setIsRunning] = useState(false)
  const isStopped = useRef(false)
  const stop = () => {
    isStopped.current = true
  }
  useLeaveGuard(() => isRunning, 'console.bulk.leave')
  useEffect(() => stop, [])
  const run = async (records: readonly RaRecord[]) => {
    isStopped.current = false
    for (const record of records) report(record, WAITING)
    show()
    setIsRunning(true)
    await runRows(records, {
      call: (record) => call(record, provider),
      report,
      isStopped: () => isStopped.current,
    })
    show()
    setIsRunning(false)
  }
  return { results, isRunning, run, stop }
}

/** Results are gathered and shown together, once a frame: of many rows each is drawn few times. */
function useReportedResults() {
  const [results, setResults] = useState<Results>(new Map())
  const news = useRef(new Map<RaRecord['id'], RowResult>())
  const show = () => {
    const reported = news.current
    news.current = new Map()
    if (reported.size > 0) setResults((before) => new Map([...before, ...reported]))
  }
  const report = ({ id }: RaRecord, result: RowResult) => {
    if (news.current.size === 0) requestAnimationFrame(show)
    news.current.set(id, result)
  }
  return { results, report, show }
}
