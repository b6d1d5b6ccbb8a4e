import type { Db } from '../../kernel/deps.ts'

/** The member an address belongs to. */
export const findAddressee = (db: Db, email: string) =>
  db.selectFrom('users').select(['id', 'locale']).where('email', '=', email).executeTakeFirst()

export async function findAddress(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return row?.email ?? null
}
