import { sql } from 'kysely'
import type { BusinessNotification } from '../notifications/business-notification-service.ts'
import type { Db } from '../../kernel/deps.ts'
import { isActive } from '../../db/visibility.ts'

export async function managersOf(db: Db, businessId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('businessMembers')
    .select('userId')
    .where('businessId', '=', businessId)
    .where('role', '<>', 'EMPLOYEE')
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Where mail to the owner and the admins of a business goes. */
export async function managerEmails(db: Db, businessId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('businessMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select('u.email')
    .where('m.businessId', '=', businessId)
    .where('m.role', '<>', 'EMPLOYEE')
    .where('u.email', 'is not', null)
    .where(isActive('u'))
    .orderBy('u.id')
    .execute()
  return rows.flatMap(({ email }) => email ?? [])
}

/** Whom an invite was sent to: the named account, or the one that has proved the address to be its own. */
const invitee = sql`
  (u.id = i.user_id OR i.user_id IS NULL AND u.email = i.email AND u.email_verified_at IS NOT NULL)
    AND ${isActive('u')}`

export async function inviteeOf(db: Db, inviteId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT u.id FROM business_invites i JOIN users u ON ${invitee}
    WHERE i.id = ${inviteId}::bigint`.execute(db)
  return rows[0]?.id ?? null
}

/** Recipients of reminders about invites that were sent between two moments and are still open, so many at once. */
export async function expiringInvites(
  tx: Db,
  { after, until, limit }: { after: Date; until: Date; limit: number },
): Promise<Pick<BusinessNotification, 'userId' | 'businessId' | 'kind' | 'inviteId' | 'link'>[]> {
  const { rows } = await sql<
    Pick<BusinessNotification, 'userId' | 'businessId' | 'kind' | 'inviteId' | 'link'>
  >`
    WITH expiring AS (
      SELECT * FROM business_invites i
      WHERE i.status = 'PENDING' AND i.sent_at > ${after} AND i.sent_at <= ${until}
        AND NOT EXISTS (SELECT FROM notifications n
          WHERE n.invite_id = i.id AND n.kind = 'business_member_invite_expiring')
      ORDER BY i.sent_at, i.id LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    SELECT m.user_id, i.business_id, 'business_member_invite_expiring' AS kind, i.id AS invite_id, NULL AS link
    FROM expiring i JOIN business_members m ON m.business_id = i.business_id AND m.role <> 'EMPLOYEE'
    UNION ALL
    SELECT u.id, i.business_id, 'business_invite_expiring', i.id,
      (SELECT n.link FROM notifications n
        WHERE n.invite_id = i.id AND n.user_id = u.id AND n.kind = 'business_invited')
    FROM expiring i JOIN users u ON ${invitee}`.execute(tx)
  return rows
}
