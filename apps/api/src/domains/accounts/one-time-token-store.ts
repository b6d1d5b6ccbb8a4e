import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export type TokenPurpose =
  | 'handshake'
  | 'password-reset'
  | 'email-verification'
  | 'country-session'
  | 'mailed-session'
  | 'passcode-confirmation'
  | 'passcode-recovery'

export interface OneTimeToken {
  tokenHash: Buffer
  purpose: TokenPurpose
  userId: string
  email: string | null
  createdAt: Date
  expiresAt: Date
}

export async function insertToken(tx: Db, token: OneTimeToken): Promise<void> {
  await tx.insertInto('oneTimeTokens').values(token).execute()
}

/** Consumes a token: of two that try at once, one gets it. */
export const takeToken = (tx: Db, tokenHash: Buffer, purpose: TokenPurpose, now: Date) =>
  tx
    .deleteFrom('oneTimeTokens')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning(['userId', 'email'])
    .executeTakeFirst()

export async function deleteTokens(tx: Db, userId: string, ...purposes: TokenPurpose[]): Promise<void> {
  await tx.deleteFrom('oneTimeTokens').where('userId', '=', userId).where('purpose', 'in', purposes).execute()
}

/** Tokens that would move an account to another address than `email`. */
export async function deleteNewEmailTokens(tx: Db, userId: string, email: string | null): Promise<void> {
  await tx
    .deleteFrom('oneTimeTokens')
    .where('userId', '=', userId)
    .where('purpose', '=', 'email-verification')
    .where(sql<boolean>`lower(email) IS DISTINCT FROM lower(${email}::text)`)
    .execute()
}

/** Whether a token would be accepted now. */
export async function hasToken(
  db: Db,
  tokenHash: Buffer,
  purpose: TokenPurpose,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('oneTimeTokens')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('oneTimeTokens')
    .where('expiresAt', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
