import { sql, type RawBuilder } from 'kysely'
import type { Sensitivity } from '@tessera/api-types/boards/board-limits'
import type { CaseAction, CaseDecision, CaseState } from '@tessera/api-types/reports/report-cases'
import type { AiLabel } from '@tessera/api-types/pins/views'
import type { ReportedType, ReportReason } from '@tessera/api-types/reports/report-target'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { countRows } from '../../db/admin-list.ts'
import { aiLabelColumn } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'
import type { ReportedAs } from './report-store.ts'

export interface CaseRow {
  id: string
  targetType: ReportedType
  targetId: string
  state: CaseState
  words: string
  openedAt: Date
  reportedAt: Date
  decidedAt: Date | null
  authorId: string | null
  username: string
  fullName: string
  avatarSignature: string | null
  isWriteBanned: boolean
  isEmployee: boolean
  /** The reported pin, or the pin under which a comment stands; null once it is gone. */
  pinId: string | null
  imageSignature: string | null
  boardId: string | null
  boardName: string
  boardSlug: string
  boardOwnerName: string
  boardOwnerId: string | null
  boardSensitivity: Sensitivity | null
  aiLabel: AiLabel | null
  /** Who made the picture of the pin, which may be a copy. */
  creatorId: string | null
  isThere: boolean
  reportCount: number
  reasons: { reason: ReportReason; count: number }[]
}

const cases = (where: RawBuilder<unknown>) => sql`
  FROM report_cases k
  LEFT JOIN users u ON u.id = k.maker_id
  LEFT JOIN comments c ON k.target_type = 'comment' AND c.id = k.target_id
  LEFT JOIN pins p ON p.id = CASE k.target_type WHEN 'pin' THEN k.target_id ELSE c.pin_id END
  LEFT JOIN boards b ON b.id = CASE k.target_type WHEN 'board' THEN k.target_id ELSE p.board_id END
  LEFT JOIN users o ON o.id = b.owner_id
  LEFT JOIN pins cover ON k.target_type = 'board' AND cover.id = b.cover_pin_id
  LEFT JOIN aggregated_pins a ON a.id = p.aggregated_pin_id
  LEFT JOIN conversations v ON k.target_type = 'conversation' AND v.id = k.target_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(count), 0)::int AS report_count,
      coalesce(jsonb_agg(told ORDER BY count DESC, reason), '[]') AS reasons
    FROM (SELECT r.reason, count(*)::int FROM reports r WHERE r.case_id = k.id GROUP BY r.reason) told
  ) tally
  WHERE ${where}`

const columns = sql`k.id, k.target_type, k.target_id, k.state, k.words, k.opened_at, k.reported_at,
  k.decided_at, k.maker_id AS author_id, u.username, u.full_name, u.avatar_signature, u.is_write_banned, u.is_employee,
  p.id AS pin_id,
  CASE k.target_type WHEN 'user' THEN u.avatar_signature ELSE coalesce(p.image_signature, cover.image_signature) END AS image_signature,
  b.id AS board_id, b.name AS board_name, b.slug AS board_slug, o.username AS board_owner_name, b.owner_id AS board_owner_id, b.sensitivity AS board_sensitivity, ${aiLabelColumn} AS ai_label,
  (SELECT first.user_id FROM pins first WHERE first.aggregated_pin_id = a.id AND first.saved_from_pin_id IS NULL
    ORDER BY first.id LIMIT 1) AS creator_id, tally.report_count, tally.reasons,
  CASE k.target_type WHEN 'pin' THEN p.id WHEN 'comment' THEN c.id WHEN 'board' THEN b.id WHEN 'user' THEN u.id
    ELSE v.id END IS NOT NULL AS is_there`

const wanted = ({ id, state, type, reason }: ListRequest['filter']) => sql`
  (${state ?? null}::text IS NULL OR k.state = ${state ?? null})
  AND (${type ?? null}::text IS NULL OR k.target_type = ${type ?? null})
  AND (${reason ?? null}::text IS NULL
    OR EXISTS (SELECT FROM reports r WHERE r.case_id = k.id AND r.reason = ${reason ?? null}))
  AND (${id ?? null}::bigint[] IS NULL OR k.id = ANY(${id ?? null}::bigint[]))`

/** One range of the cases, the open before all others. */
export async function listCases(db: Db, request: ListRequest): Promise<{ rows: CaseRow[]; total: number }> {
  const {
    sort: [, direction],
    range: [first, last],
    filter,
  } = request
  const [{ rows }, total] = await Promise.all([
    sql<CaseRow>`SELECT ${columns} ${cases(wanted(filter))}
      ORDER BY (k.state = 'open') DESC, k.reported_at ${sql.raw(direction)}, k.id DESC
      LIMIT ${filter.id ? null : last - first + 1} OFFSET ${filter.id ? 0 : first}`.execute(db),
    countRows(db, sql`FROM report_cases k WHERE ${wanted(filter)}`, request),
  ])
  return { rows, total }
}

export async function findCase(db: Db, id: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`SELECT ${columns} ${cases(sql`k.id = ${id}::bigint`)}`.execute(db)
  return rows[0]
}

export interface EarlierCase {
  id: string
  state: CaseState
  decidedAt: Date | null
  reportCount: number
}

const MOST_EARLIER = 20

export async function earlierCases(
  db: Db,
  { id, targetType, targetId }: Pick<CaseRow, 'id' | 'targetType' | 'targetId'>,
): Promise<EarlierCase[]> {
  const { rows } = await sql<EarlierCase>`
    SELECT k.id, k.state, k.decided_at,
      (SELECT count(*)::int FROM reports r WHERE r.case_id = k.id) AS report_count
    FROM report_cases k
    WHERE k.target_type = ${targetType} AND k.target_id = ${targetId}::bigint AND k.id < ${id}::bigint
    ORDER BY k.id DESC LIMIT ${sql.lit(MOST_EARLIER)}`.execute(db)
  return rows
}

type ReportedField = Exclude<keyof ReportedAs, 'isProduct' | 'isPromoted' | 'isThirdPartyAd'>

export interface SeenRow extends Pick<ReportedAs, ReportedField> {
  isProduct: boolean
  isPromoted: boolean
  isThirdPartyAd: boolean
  count: number
}

const MOST_SEEN = 10

const told = sql.raw('parent_id, video_duration, view_type, view_parameter, node_id')

/** Where a thing was met by those who reported it, and as what; most often named first. */
export async function listSeen(db: Db, caseId: string): Promise<SeenRow[]> {
  const { rows } = await sql<SeenRow>`
    SELECT coalesce(is_product, false) AS is_product, coalesce(is_promoted, false) AS is_promoted,
      coalesce(is_third_party_ad, false) AS is_third_party_ad, ${told}, count(*)::int AS count
    FROM reports
    WHERE case_id = ${caseId}::bigint
      AND (is_product OR is_promoted OR is_third_party_ad OR num_nonnulls(${told}) > 0)
    GROUP BY 1, 2, 3, ${told}
    ORDER BY count DESC, view_type, max(id) DESC LIMIT ${sql.lit(MOST_SEEN)}`.execute(db)
  return rows
}

/** How many cases about content of one creator were upheld, but for those about a label alone. */
export async function countUpheld(db: Db, authorId: string): Promise<number> {
  const { rows } = await sql<{ upheld: number }>`
    SELECT count(*)::int AS upheld FROM report_cases
    WHERE maker_id = ${authorId}::bigint AND state = 'upheld'
      AND NOT EXISTS (SELECT FROM report_actions done
        WHERE done.case_id = report_cases.id AND done.action IN ('ai_labeled', 'ai_unlabeled'))`.execute(db)
  return rows[0]?.upheld ?? 0
}

/** Returns whether this decision counted: of two at once one does. */
export async function closeCase(
  tx: Db,
  id: string,
  { decision, by, at }: { decision: CaseDecision; by: string; at: Date },
): Promise<boolean> {
  const closed = await tx
    .updateTable('reportCases')
    .set({ state: decision, decidedAt: at, decidedBy: by })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}

export async function reportersOf(tx: Db, caseId: string): Promise<string[]> {
  const rows = await tx.selectFrom('reports').select('reporterId').where('caseId', '=', caseId).execute()
  return rows.map(({ reporterId }) => reporterId)
}

export async function noteAction(
  tx: Db,
  row: { id: string; caseId: string; actorId: string; action: CaseAction; occurredAt: Date },
): Promise<void> {
  await tx.insertInto('reportActions').values(row).execute()
}

export interface ActionRow {
  id: string
  actorName: string | null
  action: CaseAction
  occurredAt: Date
}

export const listActions = (db: Db, caseId: string): Promise<ActionRow[]> =>
  db
    .selectFrom('reportActions as done')
    .leftJoin('users as actor', 'actor.id', 'done.actorId')
    .select(['done.id', 'actor.fullName as actorName', 'done.action', 'done.occurredAt'])
    .where('done.caseId', '=', caseId)
    .orderBy('done.id')
    .$castTo<ActionRow>()
    .execute()
