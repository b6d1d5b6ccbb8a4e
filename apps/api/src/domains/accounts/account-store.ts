import type { Insertable } from 'kysely'
import type { Users } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'
import { isActive } from '../../db/visibility.ts'

const anyAccount = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'email',
      'emailVerifiedAt',
      'passwordHash',
      'firstName',
      'fullName',
      'locale',
      'lastActiveAt',
    ])

const account = (db: Db) => anyAccount(db).where(isActive('users'))

export const findAccount = (db: Db, id: string) => account(db).where('id', '=', id).executeTakeFirst()

/** Holds the account until the transaction ends, so that two changes of its secrets follow each other. */
export const lockAccount = (tx: Db, id: string) =>
  account(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** What decides whether an emailed link may sign its reader in. */
export const findMailedAccount = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['email', 'hasMfaEnabled'])
    .where('id', '=', id)
    .where(isActive('users'))
    .executeTakeFirst()

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** By e-mail where there is an @, else by username; both ignore case. */
export const findAccountByLogin = (db: Db, login: string) =>
  account(db)
    .where(login.includes('@') ? 'email' : 'username', '=', login)
    .executeTakeFirst()

/** As `findAccountByLogin`, with those who left and may come back. */
export const findReturning = (db: Db, login: string) =>
  anyAccount(db)
    .where(login.includes('@') ? 'email' : 'username', '=', login)
    .executeTakeFirst()

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

/** Adds the account unless its e-mail or username is in use; returns whether it did. */
export async function insertAccount(tx: Db, user: Insertable<Users>): Promise<boolean> {
  const row = await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const setPassword = (tx: Db, id: string, passwordHash: string) =>
  tx.updateTable('users').set({ passwordHash }).where('id', '=', id).execute()

export const setEmailVerified = (tx: Db, id: string, at: Date) =>
  tx
    .updateTable('users')
    .set({ emailVerifiedAt: at })
    .where('id', '=', id)
    .where('emailVerifiedAt', 'is', null)
    .execute()

/** Moves the account to a proved address; false when another account has it. */
export async function setEmail(tx: Db, id: string, email: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email, emailVerifiedAt: at })
    .where('id', '=', id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('users as other')
            .select('other.id')
            .where('other.email', '=', email)
            .where('other.id', '!=', id),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes that a member signed in, and since when they are back where they were away. */
export const noteSignIn = (tx: Db, id: string, at: Date, hasComeBack: boolean) =>
  tx
    .updateTable('users')
    .set({ lastActiveAt: at, ...(hasComeBack && { resurrectedAt: at }) })
    .where('id', '=', id)
    .execute()

export async function hasLeft(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deactivatedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Undoes that an account is hidden or scheduled for deletion; returns whether it was. */
export async function reactivate(tx: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ deactivatedAt: null, deletionDueAt: null })
    .where('id', '=', userId)
    .where('deactivatedAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
