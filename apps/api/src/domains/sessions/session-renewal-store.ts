import { LOGIN_STATE_FULL } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import { idleSince } from './session-rules.ts'
import { isActive } from '../../db/visibility.ts'

const live = (db: Db, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('sessions.expiresAt', '>', now)
    .where('sessions.lastSeenAt', '>', idleSince(now))
    .where(isActive('users'))

/** Which of some sessions still work. */
export async function findLiveSessions(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await live(db, now).select('sessions.id').where('sessions.id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

/** Gives a session that still works a new secret, the old one being worth nothing from now on. */
export const replaceToken = (tx: Db, id: string, tokenHash: Buffer, now: Date) =>
  tx
    .updateTable('sessions')
    .set({ tokenHash, previousTokenHash: null, previousValidUntil: null, lastSeenAt: now })
    .where('id', 'in', live(tx, now).select('sessions.id').where('sessions.id', '=', id))
    .returning(['id', 'expiresAt'])
    .executeTakeFirst()

export const lockSession = (tx: Db, id: string) =>
  tx
    .selectFrom('sessions')
    .select(['tokenHash', 'expiresAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export interface Renewal {
  tokenHash: Buffer
  previousTokenHash: Buffer
  previousValidUntil: Date
  expiresAt: Date
}

export async function renewToken(tx: Db, id: string, renewal: Renewal): Promise<void> {
  await tx.updateTable('sessions').set(renewal).where('id', '=', id).execute()
}

/** Full logins alone: what a mailed link began ends in its time. */
export async function extendSessions(tx: Db, ids: readonly string[], expiresAt: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('sessions')
    .set({ expiresAt })
    .where('id', 'in', ids)
    .where('loginState', '=', LOGIN_STATE_FULL)
    .execute()
}

export async function deleteSessions(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('sessions').where('id', 'in', ids).execute()
}
