import type { z } from 'zod'
import { reportsContracts as contracts } from '@tessera/api-types/reports/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { decideCase, markBoard, readCase, setBan } from './report-case-service.ts'
import { listCases } from './report-case-store.ts'
import { toReportCaseDetailView, toReportCaseView } from './report-case-view.ts'
import { report } from './report-service.ts'
import type { ReportedAs } from './report-store.ts'

type ReportInput = z.output<(typeof contracts)['reports.create']['input']>

type SeenInput = Omit<ReportInput, 'id' | 'type' | 'reason' | 'promotion'>

const reportedAs = (input: SeenInput): ReportedAs => ({
  isProduct: input.is_product ?? null,
  isPromoted: input.is_promoted ?? null,
  isThirdPartyAd: input.is_third_party_ad ?? null,
  parentId: input.parent_id ?? null,
  videoDuration: input.video_duration ?? null,
  viewType: input.view_type ?? null,
  viewParameter: input.view_parameter ?? null,
  nodeId: input.node_id ?? null,
})

export const reportsOperations: Operation[] = [
  implement(contracts['reports.create'], async (input, { viewer, deps }) => {
    await report(viewer, { ...input, seen: reportedAs(input) }, deps)
    return { done: true as const }
  }),
  implement(contracts['reports.reportBoard'], async ({ board_id: id, reason, ...seen }, { viewer, deps }) => {
    await report(viewer, { type: 'board', id, reason, seen: reportedAs(seen) }, deps)
    return { done: true as const }
  }),
  implement(contracts['reports.reportUser'], async ({ user_id: id, reason, ...seen }, { viewer, deps }) => {
    await report(viewer, { type: 'user', id, reason, seen: reportedAs(seen) }, deps)
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
  implement(contracts['reportCases.banAuthor'], async ({ id }, { viewer, deps }) =>
    toReportCaseDetailView(await setBan(viewer, id, true, deps), viewer, deps.site.imageBase),
  ),
  implement(contracts['reportCases.liftBan'], async ({ id }, { viewer, deps }) =>
    toReportCaseDetailView(await setBan(viewer, id, false, deps), viewer, deps.site.imageBase),
  ),
  implement(contracts['reportCases.markBoard'], async (input, { viewer, deps }) =>
    toReportCaseDetailView(await markBoard(viewer, input, deps), viewer, deps.site.imageBase),
  ),
]
