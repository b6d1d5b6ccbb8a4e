import type { Insertable, Selectable } from 'kysely'
import type { SocialIdentities, SocialTickets } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'

/** The account an identity signs in to, even a deactivated one: signing in restores it. */
export const findAccountOfIdentity = (db: Db, { issuer, subject }: { issuer: string; subject: string }) =>
  db
    .selectFrom('socialIdentities')
    .innerJoin('users', 'users.id', 'socialIdentities.userId')
    .select([
      'users.id',
      'users.username',
      'users.email',
      'users.emailVerifiedAt',
      'users.passwordHash',
      'users.firstName',
      'users.fullName',
      'users.lastActiveAt',
    ])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** Adds the identity unless it, or the slot of this account, is taken; returns whether it did. */
export async function insertIdentity(tx: Db, identity: Insertable<SocialIdentities>): Promise<boolean> {
  const row = await tx
    .insertInto('socialIdentities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning('slot')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteIdentity(tx: Db, userId: string, slot: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('socialIdentities')
    .where('userId', '=', userId)
    .where('slot', '=', slot)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const identitiesOf = (db: Db, userId: string) =>
  db
    .selectFrom('socialIdentities')
    .select(['slot', 'username', 'url'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()

/** How an account is signed in to; the row stays held so that two disconnections follow each other. */
export const lockLogin = (tx: Db, userId: string) =>
  tx
    .selectFrom('users')
    .select(['passwordHash'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()

export async function hasAccountOfEmail(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

export type TicketRow = Selectable<SocialTickets>

/** Keeps a proved identity for its browser, and deletes unused ones. */
export async function insertTicket(db: Db, ticket: Insertable<SocialTickets>, now: Date): Promise<void> {
  await db.deleteFrom('socialTickets').where('expiresAt', '<=', now).execute()
  await db.insertInto('socialTickets').values(ticket).execute()
}

export const findTicket = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('socialTickets')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

export async function deleteTicket(tx: Db, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('socialTickets').where('tokenHash', '=', tokenHash).execute()
}
