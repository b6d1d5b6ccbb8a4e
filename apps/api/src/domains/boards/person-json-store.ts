import { sql, type RawBuilder } from 'kysely'
import type { UserMiniRow } from '../users/user-view.ts'

/** A person's row as JSON; `user` is an alias of `users`. */
export const personAsJson = (user: string): RawBuilder<UserMiniRow> => sql`json_build_object(
  'id', ${sql.ref(`${user}.id`)}::text, 'username', ${sql.ref(`${user}.username`)},
  'fullName', ${sql.ref(`${user}.full_name`)}, 'avatarSignature', ${sql.ref(`${user}.avatar_signature`)},
  'isVerifiedMerchant', ${sql.ref(`${user}.is_verified_merchant`)})`
