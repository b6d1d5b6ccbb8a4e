import { sql, type Insertable } from 'kysely'
import type { InviteLinks, InviteRedemptions } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'
import type { InviterRow } from './invite-view.ts'
import { isActive, isBlockedBetween } from '../../db/visibility.ts'

export async function insertInvite(tx: Db, invite: Insertable<InviteLinks>): Promise<void> {
  await tx.insertInto('inviteLinks').values(invite).execute()
}

/** Who sent an invitation that still holds, as far as the viewer may know them. */
export async function findInviter(
  db: Db,
  { code, viewerId, now }: { code: string; viewerId: string | null; now: Date },
): Promise<InviterRow | undefined> {
  const { rows } = await sql<InviterRow>`
    SELECT u.id, u.username, u.first_name, u.full_name, u.avatar_signature, i.channel,
      coalesce(s.should_show_messaging, true) AS should_show_messaging,
      coalesce(
        (SELECT v.should_show_messaging FROM user_settings v WHERE v.user_id = ${viewerId}::bigint),
        ${viewerId}::bigint IS NOT NULL
      ) AS viewer_should_show_messaging
    FROM invite_links i
    JOIN users u ON u.id = i.inviter_id AND ${isActive('u')}
    LEFT JOIN user_settings s ON s.user_id = u.id
    WHERE i.code = ${code} AND i.expires_at > ${now}
      AND NOT ${isBlockedBetween('u.id', viewerId)}`.execute(db)
  return rows[0]
}

export async function insertRedemption(tx: Db, redemption: Insertable<InviteRedemptions>): Promise<void> {
  await tx
    .insertInto('inviteRedemptions')
    .values(redemption)
    .onConflict((clash) => clash.doNothing())
    .execute()
}

export async function deleteExpiredInvites(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('inviteLinks').where('expiresAt', '<=', now).execute()
}
