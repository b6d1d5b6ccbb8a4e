import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { isActive, isBlockedBetween } from '../../db/visibility.ts'

export interface WaitingAddress {
  id: string
  boardId: string
  ownerId: string
  boardName: string
  email: string
  code: string
  invitedBy: string
  inviterName: string
  path: string
}

const waiting = async (tx: Db, where: RawBuilder<unknown>): Promise<WaitingAddress[]> => {
  const { rows } = await sql<WaitingAddress>`
    SELECT i.id, i.board_id, b.owner_id, b.name AS board_name, lower(i.email::text) AS email, i.code, i.invited_by,
      u.full_name AS inviter_name, '/' || o.username || '/' || b.slug || '/' AS path
    FROM board_invites i JOIN boards b ON b.id = i.board_id JOIN users o ON o.id = b.owner_id
    JOIN users u ON u.id = i.invited_by AND ${isActive('u')}
    WHERE i.user_id IS NULL AND i.email IS NOT NULL AND ${where} ORDER BY i.id`.execute(tx)
  return rows
}

/** Invited addresses of a board that were not written to yet; marks them as written to. */
export async function takeUnreached(tx: Db, boardId: string): Promise<WaitingAddress[]> {
  const taken = await tx
    .updateTable('boardInvites')
    .set({ isReached: true })
    .where('boardId', '=', boardId)
    .where('isReached', '=', false)
    .returning('id')
    .execute()
  return waiting(tx, sql`i.id = ANY(${taken.map(({ id }) => id)}::bigint[])`)
}

export const waitingFor = (tx: Db, email: string): Promise<WaitingAddress[]> =>
  waiting(tx, sql`i.email = ${email} AND i.is_reached`)

export const waitingByCode = (tx: Db, code: string): Promise<WaitingAddress[]> =>
  waiting(tx, sql`i.code = ${code}`)

/** The member of a proved address, unless a block is between them and who invited the address. */
export async function findMember(tx: Db, email: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is not', null)
    .where(isActive('users'))
    .executeTakeFirst()
  return row?.id
}

/** Lets an invitation stand for the member, unless they own or keep the board or a block is between the two. */
export async function giveTo(tx: Db, inviteId: string, userId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE board_invites i SET user_id = ${userId}::bigint FROM boards b
    WHERE i.id = ${inviteId} AND b.id = i.board_id AND b.owner_id <> ${userId}::bigint
      AND NOT EXISTS (SELECT FROM board_collaborators c WHERE c.board_id = b.id AND c.user_id = ${userId}::bigint)
      AND NOT ${isBlockedBetween('i.invited_by', userId)} AND NOT ${isBlockedBetween('b.owner_id', userId)}`.execute(
    tx,
  )
  return numAffectedRows > 0n
}
