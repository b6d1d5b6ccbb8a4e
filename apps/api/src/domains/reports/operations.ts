import { reportsContracts as contracts } from '@tessera/api-types/reports/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { report } from './report-service.ts'

export const reportsOperations: Operation[] = [
  implement(contracts['reports.create'], async (input, { viewer, deps }) => {
    await report(viewer, input, deps)
    return { done: true as const }
  }),
]
