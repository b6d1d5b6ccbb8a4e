import type { Db } from '../../kernel/deps.ts'

export async function isKnownInstall(db: Db, userId: string, installHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('knownInstalls')
    .select('userId')
    .where('userId', '=', userId)
    .where('installHash', '=', installHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function rememberInstall(tx: Db, userId: string, installHash: Buffer, seenAt: Date) {
  await tx
    .insertInto('knownInstalls')
    .values({ userId, installHash, seenAt })
    .onConflict((conflict) => conflict.columns(['userId', 'installHash']).doUpdateSet({ seenAt }))
    .execute()
}
