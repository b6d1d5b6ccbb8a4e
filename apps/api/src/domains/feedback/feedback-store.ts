import { sql } from 'kysely'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { countRows } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'
import type { UserMiniRow } from '../users/user-view.ts'

export interface NewFeedback {
  id: string
  userId: string
  actionFrom: string
  verbatim: string
  createdAt: Date
}

export const saveFeedback = (tx: Db, feedback: NewFeedback) =>
  tx.insertInto('feedback').values(feedback).execute()

export interface FeedbackRow {
  id: string
  user: UserMiniRow
  actionFrom: string
  verbatim: string
  createdAt: Date
}

/** One range of what was written. */
export async function listFeedback(
  db: Db,
  request: ListRequest,
): Promise<{ rows: FeedbackRow[]; total: number }> {
  const {
    sort: [, direction],
    range: [first, last],
    filter: { id },
  } = request
  const wanted = sql`(${id ?? null}::bigint[] IS NULL OR f.id = ANY(${id ?? null}::bigint[]))`
  const [{ rows }, total] = await Promise.all([
    sql<FeedbackRow>`
      SELECT f.id, f.action_from, f.verbatim, f.created_at,
        json_build_object('id', u.id::text, 'username', u.username, 'fullName', u.full_name,
          'avatarSignature', u.avatar_signature, 'isVerifiedMerchant', u.is_verified_merchant) AS user
      FROM feedback f JOIN users u ON u.id = f.user_id WHERE ${wanted}
      ORDER BY f.id ${sql.raw(direction)}
      LIMIT ${last - first + 1} OFFSET ${id ? 0 : first}`.execute(db),
    countRows(db, sql`FROM feedback f WHERE ${wanted}`, request),
  ])
  return { rows, total }
}
