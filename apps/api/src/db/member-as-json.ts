import { sql, type RawBuilder } from 'kysely'

/** A member for whom a job acts, without the rights of staff; `user` is an alias of `users`. */
export const memberAsJson = (user: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${user}.${name}`)
  return sql`json_build_object('state', 'AUTH', 'isBot', false, 'userId', ${column('id')}::text,
    'username', ${column('username')}, 'sessionId', '', 'locale', ${column('locale')},
    'country', ${column('country')}, 'isEmployee', false, 'isPartner', ${column('is_partner')},
    'isWriteBanned', false, 'isEmailVerified', ${column('email_verified_at')} IS NOT NULL)`
}
