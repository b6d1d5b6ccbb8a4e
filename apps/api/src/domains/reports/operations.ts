import { reportsContracts as contracts } from '@tessera/api-types/reports/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { decideCase, readCase, setBan } from './report-case-service.ts'
import { listCases } from './report-case-store.ts'
import { toReportCaseDetailView, toReportCaseView } from './report-case-view.ts'
import { report } from './report-service.ts'

export const reportsOperations: Operation[] = [
  implement(contracts['reports.create'], async (input, { viewer, deps }) => {
    await report(viewer, input, deps)
    return { done: true as const }
  }),
  implement(contracts['reportCases.list'], async (request, { deps }) => {
    const { rows, total } = await listCases(deps.read, request)
    const items = rows.map((row) => toReportCaseView(row, deps.site.imageBase))
    return { items, total, offset: request.filter.id ? 0 : request.range[0] }
  }),
  implement(contracts['reportCases.get'], async ({ id }, { viewer, deps }) =>
    toReportCaseDetailView(await readCase(id, deps), viewer, deps.site.imageBase),
  ),
  implement(contracts['reportCases.decide'], async (input, { viewer, deps }) =>
    toReportCaseDetailView(await decideCase(viewer, input, deps), viewer, deps.site.imageBase),
  ),
  implement(contracts['reportCases.banMaker'], async ({ id }, { viewer, deps }) =>
    toReportCaseDetailView(await setBan(viewer, id, true, deps), viewer, deps.site.imageBase),
  ),
  implement(contracts['reportCases.liftBan'], async ({ id }, { viewer, deps }) =>
    toReportCaseDetailView(await setBan(viewer, id, false, deps), viewer, deps.site.imageBase),
  ),
]
