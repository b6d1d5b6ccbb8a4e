import { sql } from 'kysely'
import type { Viewer } from '@tessera/shared-auth'
import { seesBoard } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'

/** So many of the newest pins are looked at, that one with many secret pins costs no more than others. */
const NEWEST_PINS = 100

/** Whether a person made pins that the viewer sees, and whether they tried any. */
export async function loadFilledTabs(
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<{ created: boolean; tried: boolean }> {
  const { rows } = await sql<{ created: boolean; tried: boolean }>`
    SELECT EXISTS (SELECT FROM (
        SELECT board_id, is_listed FROM pins
        WHERE user_id = ${userId}::bigint AND saved_from_pin_id IS NULL ORDER BY id DESC LIMIT ${sql.lit(NEWEST_PINS)}
      ) p WHERE p.is_listed OR ${seesBoard(sql`p.board_id`, viewer)}) AS created,
      EXISTS (SELECT FROM comments
        WHERE user_id = ${userId}::bigint AND kind = 'did_it' AND removed_at IS NULL) AS tried`.execute(db)
  return rows[0] ?? { created: false, tried: false }
}
