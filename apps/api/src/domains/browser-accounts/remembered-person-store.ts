import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { isActive } from '../../db/visibility.ts'

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
