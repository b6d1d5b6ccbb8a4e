import { z } from 'zod'
import { contract } from '../contract.ts'
import { Timestamp } from '../wire/scalars.ts'
import { dataExportRoutes as r } from './routes.ts'

export const DATA_EXPORT_STATUSES = ['none', 'running', 'ready', 'failed', 'expired'] as const

/** How far the archive of all that is a member's has come. */
export const DataExportView = z.object({
  status: z.enum(DATA_EXPORT_STATUSES),
  /** 0 to 100 */
  percent: z.number(),
  /** bytes */
  size: z.number().nullable(),
  requested_at: Timestamp.nullable(),
  expires_at: Timestamp.nullable(),
})
export type DataExportView = z.output<typeof DataExportView>

export const dataExportContracts = {
  'dataExport.get': contract(r['dataExport.get'], {
    summary: 'How far the archive of all that is the member’s has come.',
    input: z.object({}),
    output: DataExportView,
  }),
  'dataExport.request': contract(r['dataExport.request'], {
    summary: 'Asks for an archive of all that is the member’s, once a day; a link to it is mailed.',
    input: z.object({}),
    output: DataExportView,
    errors: ['REAUTH_REQUIRED', 'LIMIT_REACHED'],
  }),
  'dataExport.open': contract(r['dataExport.open'], {
    summary: 'The address of the archive that is ready.',
    input: z.object({}),
    output: z.object({ url: z.string() }),
    errors: ['REAUTH_REQUIRED', 'NOT_FOUND'],
  }),
}
