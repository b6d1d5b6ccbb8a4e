import type { Db } from '../../kernel/deps.ts'

/** False when the token was spent before. */
export async function consumeToken(db: Db, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spentBotChecks')
    .values({ tokenHash, expiresAt })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function deleteSpentTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('spentBotChecks').where('expiresAt', '<=', now).execute()
}

export async function setSuspect(db: Db, sessionId: string, isSuspect: boolean): Promise<void> {
  await db.updateTable('sessions').set({ isSuspect }).where('id', '=', sessionId).execute()
}

export async function isSuspectSession(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('isSuspect')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.isSuspect ?? false
}
