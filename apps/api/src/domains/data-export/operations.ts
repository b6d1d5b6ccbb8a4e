import { dataExportContracts as contracts } from '@tessera/api-types/data-export/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { exportState, openExport, requestExport } from './export-service.ts'

export const dataExportOperations: Operation[] = [
  implement(contracts['dataExport.get'], (_input, { viewer, deps }) =>
    exportState(deps.read, viewer.userId, deps.now()),
  ),
  implement(contracts['dataExport.request'], (_input, context) => requestExport(context)),
  implement(contracts['dataExport.open'], (_input, context) => openExport(context)),
]
