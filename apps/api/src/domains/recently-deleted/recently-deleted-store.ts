import type { DeletedType } from '@tessera/api-types/recently-deleted/contracts'
import type { Member } from '@tessera/shared-auth'
import { sql } from 'kysely'
import { plannedOnce } from '../../db/planned-once.ts'
import { seesBoard, seesCopy } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'

export interface DeletedRow {
  type: DeletedType
  id: string
  name: string
  imageSignature: string | null
  boardName: string | null
  pinCount: number
  replyCount: number
  deletedAt: Date
}

export type Position = readonly [deletedAt: string, id: string]

interface Input {
  since: Date
  before: Position | null
  limit: number
}

/** A picture of what went with a board or section. */
const pictureOf = (id: string) => sql`(
  SELECT image_signature FROM deleted_pins WHERE deleted_with = ${sql.ref(id)} ORDER BY id DESC LIMIT 1)`

/** What the member deleted of boards and under pins that they still see, and boards of their own; the latest first. */
export async function listDeleted(
  db: Db,
  viewer: Member,
  { since, before, limit }: Input,
): Promise<DeletedRow[]> {
  const me = viewer.userId
  const { rows } = await sql<DeletedRow>`
    SELECT ${plannedOnce} * FROM (
      SELECT 'pin' AS type, d.id, d.pin ->> 'title' AS name, d.image_signature, b.name AS board_name,
        1 AS pin_count, 0 AS reply_count, d.deleted_at
      FROM deleted_pins d JOIN boards b ON b.id = d.board_id
      WHERE d.deleted_by = ${me}::bigint AND d.deleted_with IS NULL AND ${seesBoard(sql`b.id`, viewer)}
      UNION ALL
      SELECT 'section', s.id, s.section ->> 'title', ${pictureOf('s.id')}, b.name, s.pin_count, 0, s.deleted_at
      FROM deleted_sections s JOIN boards b ON b.id = s.board_id
      WHERE s.deleted_by = ${me}::bigint AND ${seesBoard(sql`b.id`, viewer)}
      UNION ALL
      SELECT 'board', x.id, x.board ->> 'name', ${pictureOf('x.id')}, NULL, x.pin_count, 0, x.deleted_at
      FROM deleted_boards x WHERE x.owner_id = ${me}::bigint
      UNION ALL
      SELECT 'comment', c.id, c.comment ->> 'text', a.image_signature, NULL, 0,
        (SELECT count(*)::integer FROM deleted_comments r WHERE r.deleted_with = c.id), c.deleted_at
      FROM deleted_comments c JOIN aggregated_pins a ON a.id = c.aggregated_pin_id
      WHERE c.deleted_by = ${me}::bigint AND c.deleted_with IS NULL
        AND ${seesCopy(sql`c.aggregated_pin_id`, viewer)}
    ) deleted
    WHERE deleted_at > ${since}
      ${before ? sql`AND (deleted_at, id) < (${before[0]}::timestamptz, ${before[1]}::bigint)` : sql``}
    ORDER BY deleted_at DESC, id DESC LIMIT ${limit}`.execute(db)
  return rows
}
