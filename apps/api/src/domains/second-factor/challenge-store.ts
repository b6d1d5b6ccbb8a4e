import type { Db } from '../../kernel/deps.ts'

export interface NewChallenge {
  tokenHash: Buffer
  userId: string
  method: string
  expiresAt: Date
}

export const insertChallenge = (db: Db, challenge: NewChallenge) =>
  db.insertInto('mfaChallenges').values(challenge).execute()

export const findChallenge = (db: Db, tokenHash: Buffer, mayTry: number, now: Date) =>
  db
    .selectFrom('mfaChallenges')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('tries', '<', mayTry)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** Counts a try; undefined when the login is unknown, over, or all its tries are gone. */
export const countChallengeTry = (db: Db, tokenHash: Buffer, mayTry: number, now: Date) =>
  db
    .updateTable('mfaChallenges')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('tries', '<', mayTry)
    .where('expiresAt', '>', now)
    .returning(['userId', 'method', 'textCodeHash'])
    .executeTakeFirst()

export const setTextCode = (tx: Db, tokenHash: Buffer, textCodeHash: Buffer) =>
  tx.updateTable('mfaChallenges').set({ textCodeHash }).where('tokenHash', '=', tokenHash).execute()

/** Consumes the half login: of two second steps at once, one gets it. */
export async function takeChallenge(tx: Db, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('mfaChallenges')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteChallengesOf = (tx: Db, userId: string) =>
  tx.deleteFrom('mfaChallenges').where('userId', '=', userId).execute()

/** Removes what is over; returns how many rows went. */
export async function deleteDeadChallenges(db: Db, now: Date): Promise<number> {
  const half = await db.deleteFrom('mfaChallenges').where('expiresAt', '<=', now).executeTakeFirst()
  const asked = await db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).executeTakeFirst()
  return Number(half.numDeletedRows + asked.numDeletedRows)
}
