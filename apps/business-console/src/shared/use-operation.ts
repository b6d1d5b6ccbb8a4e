import { useState } from 'react'
import { useNotify, useRefresh, useDataProvider } from 'react-admin'
import type { Contracts, InputOf, OutputOf } from '@tessera/api-types'
import type { CalledOperation } from '../providers/called-routes.ts'
import { fieldErrorsOf, messageOf } from './field-errors.ts'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import type { RunOperation } from '../providers/run-operation.ts'

/** Calls an operation that is no record verb. */
export const useRun = (): RunOperation => useDataProvider<ConsoleDataProvider>().run

/**
 * Runs an operation that changes something: shows `done` or the error, and refreshes what is on screen.
 * The result is null where it was refused; a form gets what is wrong with its fields.
 */
export function useOperation<N extends CalledOperation>(name: N, done: string) {
  const run = useRun()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isRunning, setIsRunning] = useState(false)
  const perform = async (
    input: InputOf<Contracts[N]>,
    messageArgs: Record<string, string | number> = {},
    onFaults?: (faults: Record<string, string>) => void,
  ): Promise<OutputOf<Contracts[N]> | null> => {
    setIsRunning(true)
    try {
      const result = await run(name, input)
      notify(done, { type: 'success', messageArgs })
      return result
    } catch (error) {
      const faults = onFaults && fieldErrorsOf(error)
      if (faults) onFaults(faults)
      notify(faults ? 'console.error.fields' : messageOf(error), { type: 'error' })
      return null
    } finally {
      setIsRunning(false)
      refresh()
    }
  }
  return { perform, isRunning }
}
