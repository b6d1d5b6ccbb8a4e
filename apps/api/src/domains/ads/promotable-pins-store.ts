import { sql } from 'kysely'
import { plainLikeText } from '../../db/like-text.ts'
import type { Db } from '../../kernel/deps.ts'

export const PINS_AT_ONCE = 25 // decided: B-2.71

export interface PromotablePinRow {
  id: string
  title: string
  imageSignature: string | null
  link: string | null
  isListed: boolean
  isSecret: boolean
  isRunning: boolean
}

interface Input {
  userId: string
  businessId: string
  /** Part of a title; empty for all. */
  title: string
  before: string | null
  pinId: string | null
}

/**
 * What somebody and the profiles of the business published themselves, newest first; one more than a page. What is
 * hidden from others is there for its creator alone.
 */
export async function promotablePins(
  db: Db,
  { userId, businessId, title, before, pinId }: Input,
): Promise<PromotablePinRow[]> {
  const { rows } = await sql<PromotablePinRow>`
    SELECT p.id::text AS id, p.title, p.image_signature, p.link, p.is_listed,
      b.privacy = 'secret' AS is_secret,
      EXISTS (SELECT FROM promotions r WHERE r.pin_id = p.id
        AND r.status IN ('PENDING_REVIEW', 'ACTIVE', 'PAUSED', 'BILLING_HOLD')) AS is_running
    FROM pins p JOIN boards b ON b.id = p.board_id
    WHERE p.saved_from_pin_id IS NULL
      AND p.user_id IN (SELECT ${userId}::bigint UNION ALL
        SELECT f.user_id FROM business_profiles f WHERE f.business_id = ${businessId}::bigint)
      AND (p.user_id = ${userId}::bigint OR p.is_listed AND b.privacy <> 'secret')
      AND (${before}::bigint IS NULL OR p.id < ${before}::bigint)
      AND (${pinId}::bigint IS NULL OR p.id = ${pinId}::bigint)
      AND (${title} = '' OR plain_text(p.title) LIKE '%' || ${plainLikeText(title)} || '%')
    ORDER BY p.id DESC LIMIT ${PINS_AT_ONCE + 1}`.execute(db)
  return rows
}
