import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export interface PersonalRow {
  /** `YYYY-MM-DD` */
  birthday: string | null
  gender: string | null
  customGender: string | null
  country: string
  locale: string
}

export const findPersonal = (db: Db, userId: string): Promise<PersonalRow | undefined> =>
  db
    .selectFrom('users')
    .select(sql<string | null>`to_char(birthday, 'YYYY-MM-DD')`.as('birthday'))
    .select(['gender', 'customGender', 'country', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirst()

export async function savePersonal(tx: Db, userId: string, changes: Partial<PersonalRow>): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await tx.updateTable('users').set(changes).where('id', '=', userId).execute()
}
