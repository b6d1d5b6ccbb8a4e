import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { isActive } from '../../db/visibility.ts'

export const accountRows = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'fullName', 'avatarSignature', 'isPartner', 'businessName'])
    .where('id', 'in', ids)
    .execute()
export type AccountRow = Awaited<ReturnType<typeof accountRows>>[number]

export const findPerson = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['email', 'firstName', 'avatarSignature', 'passwordHash'])
    .select(
      sql<string[]>`ARRAY(SELECT s.slot FROM social_identities AS s WHERE s.user_id = users.id)`.as('slots'),
    )
    .where('id', '=', id)
    .where(isActive('users'))
    .executeTakeFirst()
