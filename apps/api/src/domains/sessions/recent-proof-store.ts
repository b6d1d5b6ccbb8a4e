import type { Db } from '../../kernel/deps.ts'

export async function findProvedAt(db: Db, userId: string, sessionId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('provedAt')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.provedAt ?? null
}

export const setProvedAt = (db: Db, userId: string, sessionId: string, provedAt: Date) =>
  db
    .updateTable('sessions')
    .set({ provedAt })
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .execute()

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('hasMfaEnabled').where('id', '=', userId).executeTakeFirst()
  return row?.hasMfaEnabled ?? false
}
