import { sql } from 'kysely'
import type { ReportedType, ReportReason } from '@tessera/api-types/reports/report-target'
import type { Db } from '../../kernel/deps.ts'

/** Who made a thing and its text: of a conversation, the other of two and what others wrote last in it; a person made themselves. */
const made: Record<ReportedType, (id: string, reporterId: string) => ReturnType<typeof sql>> = {
  pin: (id) => sql`
    SELECT p.user_id, coalesce(nullif(p.title, ''), p.description) FROM pins p WHERE p.id = ${id}::bigint`,
  comment: (id) => sql`SELECT c.user_id, c.text FROM comments c WHERE c.id = ${id}::bigint`,
  board: (id) => sql`
    SELECT b.owner_id, concat_ws(E'\n', b.name, nullif(b.description, '')) FROM boards b WHERE b.id = ${id}::bigint`,
  user: (id) => sql`
    SELECT u.id, concat_ws(E'\n', u.full_name, nullif(u.about, '')) FROM users u WHERE u.id = ${id}::bigint`,
  conversation: (id, reporterId) => sql`
    SELECT CASE WHEN count(*) = 1 THEN min(o.user_id) END,
      coalesce((SELECT m.text FROM messages m WHERE m.conversation_id = ${id}::bigint
        AND m.sender_id <> ${reporterId}::bigint ORDER BY m.id DESC LIMIT 1), '')
    FROM conversation_people o
    WHERE o.conversation_id = ${id}::bigint AND o.user_id <> ${reporterId}::bigint AND o.named_by_email IS NULL`,
}

/** What the reporter saw of a thing and where; null what their client does not tell. */
export interface ReportedAs {
  isProduct: boolean | null
  isPromoted: boolean | null
  isThirdPartyAd: boolean | null
  parentId: string | null
  videoDuration: number | null
  viewType: number | null
  viewParameter: number | null
  nodeId: string | null
}

interface NewReport {
  id: string
  caseId: string
  reporterId: string
  targetType: ReportedType
  targetId: string
  reason: ReportReason
  seen: ReportedAs
  createdAt: Date
}

/** The open case of a board is about who has the board. */
export const handOver = (tx: Db, boardId: string, ownerId: string) =>
  tx
    .updateTable('reportCases')
    .set({ makerId: ownerId })
    .where('targetType', '=', 'board')
    .where('targetId', '=', boardId)
    .where('state', '=', 'open')
    .execute()

/** Adds to the open case of the thing, or opens one; a second report of the same person only changes what they said. */
export async function saveReport(tx: Db, report: NewReport): Promise<void> {
  const { targetType, targetId, reporterId, createdAt } = report
  const { rows } = await sql<{ id: string }>`
    INSERT INTO report_cases (id, target_type, target_id, maker_id, words, opened_at, reported_at)
    SELECT ${report.caseId}::bigint, ${targetType}, ${targetId}::bigint, made.maker_id, made.words,
      ${createdAt}::timestamptz, ${createdAt}::timestamptz
    FROM (${made[targetType](targetId, reporterId)}) AS made (maker_id, words)
    ON CONFLICT (target_type, target_id) WHERE state = 'open' DO UPDATE SET reported_at = excluded.reported_at
    RETURNING id`.execute(tx)
  const [found] = rows
  if (!found) return
  const said = { reason: report.reason, createdAt, ...report.seen }
  await tx
    .insertInto('reports')
    .values({ id: report.id, caseId: found.id, reporterId, ...said })
    .onConflict((clash) => clash.columns(['reporterId', 'caseId']).doUpdateSet(said))
    .execute()
}
