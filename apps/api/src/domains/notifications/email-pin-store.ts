import { sql } from 'kysely'
import {
  isBlockedBetween,
  isBoardSeenBy,
  isNoSecret,
  isStanding,
  isVisiblePerson,
} from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'
import { commentBeginning } from './notification-store.ts'

export interface EmailedPin {
  /** Null where the pin is not open to all: an email may be forwarded, and its pictures are fetched by anybody. */
  signature: string | null
  width: number
  height: number
  altText: string
  /** Null too where the board is secret: who reads the mail is not always the member. */
  quote: string | null
}

/** The pin that an email is about and the comment it quotes; nothing where the reader does not see the pin. */
export async function findEmailedPin(
  tx: Db,
  { userId, pinId, commentId }: { userId: string; pinId: string; commentId: string | null },
): Promise<EmailedPin | undefined> {
  const { rows } = await sql<EmailedPin>`
    SELECT CASE WHEN p.is_listed THEN p.image_signature END AS signature, p.image_width AS width,
      p.image_height AS height, coalesce(nullif(p.alt_text, ''), p.title) AS alt_text,
      (SELECT ${commentBeginning} FROM comments k WHERE k.id = ${commentId}::bigint AND k.text <> ''
        AND ${isNoSecret(sql`p.board_id`)} AND ${isStanding('k')} AND NOT ${isBlockedBetween('k.user_id', userId)}) AS quote
    FROM pins p JOIN users u ON u.id = p.user_id
    WHERE p.id = ${pinId}::bigint AND ${isBoardSeenBy(sql`p.board_id`, userId)}
      AND ${isVisiblePerson('u', userId)}`.execute(tx)
  return rows[0]
}
