import type { Db } from '../../kernel/deps.ts'

export const accountRows = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'fullName', 'avatarSignature', 'isPartner', 'businessName'])
    .where('id', 'in', ids)
    .execute()
export type AccountRow = Awaited<ReturnType<typeof accountRows>>[number]
