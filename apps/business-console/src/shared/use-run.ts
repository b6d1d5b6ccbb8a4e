import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../providers/data-provider.ts'
import type { RunOperation } from '../providers/run-operation.ts'

/** Calls an operation that is no record verb. */
export const useRun = (): RunOperation => useDataProvider<ConsoleDataProvider>().run
