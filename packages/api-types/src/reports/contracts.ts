import { z } from 'zod'
import { contract } from '../contract.ts'
import { Id } from '../wire/scalars.ts'
import { REPORT_REASONS } from './report-target.ts'
import { reportsRoutes as routes } from './routes.ts'

export const reportsContracts = {
  'reports.create': contract(routes['reports.create'], {
    summary:
      'Reports a pin or a comment to those who look after the site; a reported comment is hidden from the reporter.',
    input: z.object({ type: z.enum(['pin', 'comment']), id: Id, reason: z.enum(REPORT_REASONS) }),
    output: z.object({ done: z.literal(true) }),
    errors: ['PIN_NOT_FOUND', 'COMMENT_NOT_FOUND'],
  }),
}
