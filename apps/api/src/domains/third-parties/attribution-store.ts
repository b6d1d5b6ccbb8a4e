import type { Db } from '../../kernel/deps.ts'

export async function isActiveAdvertiser(db: Db, advertiserId: string): Promise<boolean> {
  const row = await db
    .selectFrom('adAccounts')
    .select('id')
    .where('id', '=', advertiserId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return row !== undefined
}
