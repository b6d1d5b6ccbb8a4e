import { sql } from 'kysely'
import type { BusinessRole } from '@tessera/api-types/business/roles'
import { isActive } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'
import { EMAILED_BUSINESS_EVENTS, type EmailedBusinessEvent } from '../../mail/emails.ts'
import { isStandingInBusiness, ofBusiness } from './notification-store.ts'

const STANDING: EmailedBusinessEvent[] = ['business_role', 'business_removed']
const OWN: EmailedBusinessEvent[] = [...STANDING, 'business_access']

export interface DueBusinessEmail {
  kind: EmailedBusinessEvent
  userId: string
  email: string
  firstName: string
  businessName: string
  personName: string
  role: BusinessRole | null
  link: string | null
}

/**
 * Notifications that are due to be emailed, which none of them is afterwards: those that were not read meanwhile and
 * whose reader may still see them. Of a person's own standing in a business only the last is true, and is always
 * emailed; of the rest none within `waitMs` of another of that business which is still unread.
 */
export async function takeDueBusinessEmails(
  tx: Db,
  { limit, waitMs }: { limit: number; waitMs: number },
): Promise<DueBusinessEmail[]> {
  const { rows } = await sql<DueBusinessEmail>`
    WITH n AS (UPDATE notifications SET is_email_due = false
      WHERE id IN (SELECT id FROM notifications WHERE is_email_due ORDER BY id LIMIT ${limit}
        FOR UPDATE SKIP LOCKED)
      RETURNING *)
    SELECT n.kind, u.id AS user_id, u.email, u.first_name, ${ofBusiness}
    FROM n JOIN users u ON u.id = n.user_id
    JOIN businesses b ON b.id = n.business_id
    LEFT JOIN business_history h ON h.id = n.history_id
    LEFT JOIN business_invites i ON i.id = n.invite_id
    LEFT JOIN users invited ON invited.id = i.user_id
    LEFT JOIN businesses sender ON sender.id = i.business_id
    WHERE n.read_at IS NULL AND ${isStandingInBusiness}
      AND ${isActive('u')} AND u.email IS NOT NULL AND u.email_verified_at IS NOT NULL
      AND NOT (n.kind = ANY(${OWN}::text[]) AND EXISTS (SELECT FROM n later WHERE later.user_id = n.user_id
        AND later.business_id = n.business_id AND later.id > n.id AND later.kind = ANY(${STANDING}::text[])))
      AND (n.kind = ANY(${STANDING}::text[]) OR NOT EXISTS (SELECT FROM notifications earlier
        WHERE earlier.user_id = n.user_id AND earlier.business_id = n.business_id
        AND earlier.id < n.id AND earlier.created_at > n.created_at - ${waitMs} * interval '1 millisecond'
        AND earlier.kind = ANY(${[...EMAILED_BUSINESS_EVENTS]}::text[]) AND earlier.read_at IS NULL))
    ORDER BY n.id`.execute(tx)
  return rows
}
