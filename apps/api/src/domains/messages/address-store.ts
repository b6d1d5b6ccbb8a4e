import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import type { Standing } from './contact-permission-policy.ts'
import { isActive } from '../../db/visibility.ts'

export interface NewInvite {
  conversationId: string
  email: string
  code: string
  afterMessageId: string
}

export const insertInvites = async (tx: Db, invites: readonly NewInvite[]): Promise<void> => {
  if (invites.length === 0) return
  await tx
    .insertInto('conversationInvites')
    .values([...invites])
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Consumes an invitation by its code. */
export const takeInvites = (
  tx: Db,
  code: string,
): Promise<{ conversationId: string; afterMessageId: string }[]> =>
  tx
    .deleteFrom('conversationInvites')
    .where('code', '=', code)
    .returning(['conversationId', 'afterMessageId'])
    .execute()

/** Addresses that wait in a conversation, those of members who have not answered among them. */
export async function emailsOf(tx: Db, conversationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('conversationInvites')
    .select('email')
    .where('conversationId', '=', conversationId)
    .orderBy('email')
    .execute()
  return rows.map(({ email }) => String(email))
}

export interface WaitingRow {
  conversationId: string
  email: string
  code: string
  afterMessageId: string
  inviterId: string
  inviterName: string
}

const waiting = async (tx: Db, where: RawBuilder<unknown>): Promise<WaitingRow[]> => {
  const { rows } = await sql<WaitingRow>`
    SELECT i.conversation_id, lower(i.email::text) AS email, i.code, i.after_message_id, l.inviter_id,
      u.full_name AS inviter_name
    FROM conversation_invites i JOIN invite_links l ON l.code = i.code
    JOIN users u ON u.id = l.inviter_id AND ${isActive('u')} WHERE ${where}
    ORDER BY i.conversation_id, i.email`.execute(tx)
  return rows
}

/** Addresses of a conversation whose owners were not notified yet; marks them as notified. */
export async function takeUnreached(tx: Db, conversationId: string): Promise<WaitingRow[]> {
  const rows = await waiting(tx, sql`i.conversation_id = ${conversationId}::bigint AND NOT i.is_reached`)
  await tx
    .updateTable('conversationInvites')
    .set({ isReached: true })
    .where('conversationId', '=', conversationId)
    .execute()
  return rows
}

/** Where an address waits and something was written. */
export const waitingFor = (tx: Db, email: string): Promise<WaitingRow[]> =>
  waiting(tx, sql`i.email = ${email} AND i.is_reached`)

export async function hasUnreached(tx: Db, conversationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('conversationInvites')
    .select('email')
    .where('conversationId', '=', conversationId)
    .where('isReached', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

export interface NamedPerson {
  conversationId: string
  userId: string
  email: string
  standing: Standing
  requestedBy: string | null
  joinedAt: Date
  afterMessageId: string
}

/** Adds somebody in place of their address, unless they take part or left. */
export async function insertNamed(tx: Db, { email, ...person }: NamedPerson): Promise<void> {
  await tx
    .insertInto('conversationPeople')
    .values({ ...person, namedByEmail: email, readMessageId: person.afterMessageId })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Shows somebody in place of the address by which they were named; returns whether they were. */
export async function showPerson(tx: Db, conversationId: string, userId: string): Promise<boolean> {
  await sql`
    DELETE FROM conversation_invites i USING conversation_people p
    WHERE p.conversation_id = ${conversationId}::bigint AND p.user_id = ${userId}::bigint
      AND i.conversation_id = p.conversation_id AND i.email = p.named_by_email`.execute(tx)
  const { numUpdatedRows } = await tx
    .updateTable('conversationPeople')
    .set({ namedByEmail: null })
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .where('namedByEmail', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
