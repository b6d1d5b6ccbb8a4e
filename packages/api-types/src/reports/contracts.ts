import { z } from 'zod'
import { SENSITIVITIES } from '../boards/board-limits.ts'
import { contract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { bool, decimal, Id, int, text } from '../wire/scalars.ts'
import { PromotionToken } from '../pins/promotion.ts'
import { CASE_DECISIONS, CASE_STATES } from './report-cases.ts'
import { REPORT_REASONS, REPORT_TYPES, REPORTED_TYPES, reasonsFor } from './report-target.ts'
import { reportsRoutes as routes } from './routes.ts'
import { ReportCaseDetailView, ReportCaseView } from './views.ts'

const MOST_SECONDS = 86_400
const MOST_VIEW = 9999

const view = int({ min: 0, max: MOST_VIEW }).nullish()

/** Of a board or a person: why, and on which page. */
const ownerReport = {
  reason: z.enum(reasonsFor('board')),
  view_type: view,
  view_parameter: view,
}

export const reportsContracts = {
  'reports.create': contract(routes['reports.create'], {
    summary:
      'Reports a pin, a comment or a conversation to those who look after the site; a reported comment is hidden from the reporter.',
    input: z
      .object({
        type: z.enum(REPORT_TYPES),
        id: Id,
        reason: z.enum(REPORT_REASONS),
        is_product: bool.optional(),
        is_promoted: bool.optional(),
        /** Of a promoted pin, the proof that it was served: several reports hold the promotion for review. */
        promotion: PromotionToken.optional(),
        is_third_party_ad: bool.optional(),
        parent_id: Id.nullish(),
        video_duration: decimal({ min: 0, max: MOST_SECONDS }).nullish(),
        view_type: view,
        view_parameter: view,
        node_id: text({ max: 100 }).nullish(),
      })
      .refine(({ type, reason }) => reasonsFor(type).includes(reason), { path: ['reason'] }),
    output: z.object({ done: z.literal(true) }),
    errors: ['PIN_NOT_FOUND', 'COMMENT_NOT_FOUND', 'CONVERSATION_NOT_FOUND'],
  }),
  'reports.reportBoard': contract(routes['reports.reportBoard'], {
    summary: 'Reports a board of another to those who look after the site.',
    input: z.object({ board_id: Id, ...ownerReport }),
    output: z.object({ done: z.literal(true) }),
    errors: ['BOARD_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'reports.reportUser': contract(routes['reports.reportUser'], {
    summary: 'Reports a person to those who look after the site.',
    input: z.object({ user_id: Id, ...ownerReport }),
    output: z.object({ done: z.literal(true) }),
    errors: ['USER_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'reportCases.list': contract(routes['reportCases.list'], {
    summary: 'What was reported: the open first, then by the last report, newest first.',
    input: adminListInput(
      ['reported_at'],
      {
        state: z.enum(CASE_STATES).optional(),
        type: z.enum(REPORTED_TYPES).optional(),
        reason: z.enum(REPORT_REASONS).optional(),
      },
      ['reported_at', 'DESC'],
    ).omit({ business_id: true }),
    output: adminListOf(ReportCaseView),
  }),
  'reportCases.get': contract(routes['reportCases.get'], {
    summary: 'One thing that was reported, with what came before and what was done about it.',
    input: z.object({ id: Id }),
    output: ReportCaseDetailView,
    errors: ['NOT_FOUND'],
  }),
  'reportCases.decide': contract(routes['reportCases.decide'], {
    summary:
      'Decides an open case once: dismissed leaves the thing as it is, upheld removes it or, with `made_with_ai`, changes the AI label of a pin, and notifies its creator. Those who reported it are told.',
    input: z
      .object({ id: Id, decision: z.enum(CASE_DECISIONS), made_with_ai: bool.optional() })
      .refine(({ decision, made_with_ai }) => made_with_ai === undefined || decision === 'upheld', {
        path: ['made_with_ai'],
      }),
    output: ReportCaseDetailView,
    errors: ['NOT_FOUND', 'NOT_ALLOWED', 'REPORT_DECIDED'],
  }),
  'reportCases.banAuthor': contract(routes['reportCases.banAuthor'], {
    summary: 'Bans the creator of reported content from changing anything on the site.',
    input: z.object({ id: Id }),
    output: ReportCaseDetailView,
    errors: ['NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'reportCases.liftBan': contract(routes['reportCases.liftBan'], {
    summary: 'Lifts the write ban of the creator of reported content.',
    input: z.object({ id: Id }),
    output: ReportCaseDetailView,
    errors: ['NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'reportCases.markBoard': contract(routes['reportCases.markBoard'], {
    summary:
      'Puts a warning with its reason before a reported board, or that of a reported pin, or takes it away.',
    input: z.object({ id: Id, sensitivity: z.enum(SENSITIVITIES).nullable() }),
    output: ReportCaseDetailView,
    errors: ['NOT_FOUND', 'NOT_ALLOWED'],
  }),
}
