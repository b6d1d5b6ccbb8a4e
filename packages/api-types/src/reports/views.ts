import { z } from 'zod'
import { SENSITIVITIES } from '../boards/board-limits.ts'
import { AI_LABELS } from '../pins/views.ts'
import { Id, Timestamp } from '../wire/scalars.ts'
import { CASE_ACTIONS, CASE_STATES } from './report-cases.ts'
import { REPORT_REASONS, REPORTED_TYPES } from './report-target.ts'

const Author = z.object({
  id: Id,
  username: z.string(),
  full_name: z.string(),
  image_medium_url: z.string().nullable(),
  is_write_banned: z.boolean(),
})

const ReportedView = z.object({
  count: z.number(),
  is_product: z.boolean(),
  is_promoted: z.boolean(),
  is_third_party_ad: z.boolean(),
  parent_id: Id.nullable(),
  video_duration: z.number().nullable(),
  view_type: z.number().nullable(),
  view_parameter: z.number().nullable(),
  node_id: z.string().nullable(),
})

/** One thing that was reported, with all reports of it until it is decided. */
export const ReportCaseView = z.object({
  id: Id,
  type: z.enum(REPORTED_TYPES),
  state: z.enum(CASE_STATES),
  /** What it said when it was reported. */
  words: z.string(),
  image_url: z.string().nullable(),
  author: Author.nullable(),
  report_count: z.number(),
  /** Most often named first. */
  reasons: z.array(z.object({ reason: z.enum(REPORT_REASONS), count: z.number() })),
  opened_at: Timestamp,
  reported_at: Timestamp,
  decided_at: Timestamp.nullable(),
})
export type ReportCaseView = z.infer<typeof ReportCaseView>

export const ReportCaseDetailView = ReportCaseView.extend({
  /** Where it is on the site; null once it is gone, and for what only those who take part see. */
  path: z.string().nullable(),
  is_there: z.boolean(),
  /** A larger picture of what was reported. */
  large_image_url: z.string().nullable(),
  /** Earlier cases about the same thing, newest first. */
  earlier: z.array(
    z.object({
      id: Id,
      state: z.enum(CASE_STATES),
      report_count: z.number(),
      decided_at: Timestamp.nullable(),
    }),
  ),
  /** Where those who reported it met it, and as what, most often named first. */
  seen: z.array(ReportedView),
  /** How many cases about content of the same creator were upheld. */
  upheld_count: z.number(),
  /** The source of the claim that the reported pin was made with AI. */
  ai_label: z.enum(AI_LABELS).nullable(),
  /** The reported board, or the one on which the reported pin stands. */
  board: z.object({ name: z.string(), sensitivity: z.enum(SENSITIVITIES).nullable() }).nullable(),
  abilities: z.object({
    can_decide: z.boolean(),
    /** Somebody disputes the AI label of the pin. */
    can_relabel: z.boolean(),
    can_ban: z.boolean(),
    can_lift_ban: z.boolean(),
    can_mark_board: z.boolean(),
  }),
  /** Oldest first. */
  log: z.array(
    z.object({
      id: Id,
      actor_name: z.string().nullable(),
      action: z.enum(CASE_ACTIONS),
      occurred_at: Timestamp,
    }),
  ),
})
export type ReportCaseDetailView = z.infer<typeof ReportCaseDetailView>
