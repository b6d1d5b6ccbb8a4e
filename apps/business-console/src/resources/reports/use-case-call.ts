import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { RunOperation } from '../../providers/run-operation.ts'
import { messageOf } from '../../shared/field-errors.ts'
import { useRun } from '../../shared/use-operation.ts'

/** Does something about a report and shows what came of it, also where somebody else was first. */
export function useCaseCall() {
  const run = useRun()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (work: (call: RunOperation) => Promise<unknown>, doneText: string, name = '') => {
    setIsBusy(true)
    try {
      await work(run)
      notify(doneText, { type: 'success', messageArgs: { name } })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    setIsBusy(false)
    refresh()
  }
  return { act, isBusy }
}
