import { sql } from 'kysely'
import { memberId, type Viewer } from '@tessera/shared-auth'
import { isVisibleComment, seesBoard, seesCopy } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'

/** Where no pin is listed, so many of the newest are looked at, that many secret ones cost no more than others. */
const NEWEST_PINS = 100

/** Whether a person made pins that the viewer sees, and whether they tried any that the viewer sees. */
export async function loadFilledTabs(
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<{ created: boolean; tried: boolean }> {
  const { rows } = await sql<{ created: boolean; tried: boolean }>`
    SELECT EXISTS (SELECT FROM pins
        WHERE user_id = ${userId}::bigint AND saved_from_pin_id IS NULL AND is_listed)
      OR EXISTS (SELECT FROM (
        SELECT board_id FROM pins
        WHERE user_id = ${userId}::bigint AND saved_from_pin_id IS NULL ORDER BY id DESC LIMIT ${sql.lit(NEWEST_PINS)}
      ) p WHERE ${seesBoard(sql`p.board_id`, viewer)}) AS created,
      EXISTS (SELECT FROM comments c JOIN users u ON u.id = c.user_id
        WHERE c.user_id = ${userId}::bigint AND c.kind = 'did_it'
          AND ${isVisibleComment('c', 'u', memberId(viewer))}
          AND ${seesCopy(sql`c.aggregated_pin_id`, viewer)}) AS tried`.execute(db)
  return rows[0] ?? { created: false, tried: false }
}
