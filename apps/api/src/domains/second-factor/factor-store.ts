import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'
import { isActive } from '../../db/visibility.ts'

const person = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'firstName', 'fullName', 'isEmployee', 'hasMfaEnabled'])
    .select(sql<boolean>`password_hash IS NOT NULL`.as('hasPassword'))
    .where('id', '=', id)
    .where(isActive('users'))

export const findPerson = (db: Db, id: string) => person(db, id).executeTakeFirst()
export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** Holds the account until the transaction ends, so that changes of its factors follow each other. */
export const lockPerson = (tx: Db, id: string) => person(tx, id).forUpdate().executeTakeFirst()

/** What stands behind a member's ways in, in one statement. */
export const findFactors = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('authenticatorApps as app', (join) =>
      join.onRef('app.userId', '=', 'users.id').on('app.confirmedAt', 'is not', null),
    )
    .leftJoin('factorPhones as phone', (join) =>
      join.onRef('phone.userId', '=', 'users.id').on('phone.confirmedAt', 'is not', null),
    )
    .select(['app.confirmedAt as appAddedAt', 'phone.phoneNumber'])
    .select(({ selectFrom }) => [
      selectFrom('passkeys')
        .whereRef('passkeys.userId', '=', 'users.id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('passkeyCount'),
      selectFrom('recoveryCodes')
        .whereRef('recoveryCodes.userId', '=', 'users.id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('recoveryCodeCount'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
export type FactorsRow = NonNullable<Awaited<ReturnType<typeof findFactors>>>

export const setMfaEnabled = (tx: Db, userId: string, hasMfaEnabled: boolean) =>
  tx.updateTable('users').set({ hasMfaEnabled }).where('id', '=', userId).execute()

/** Keeps a secret that counts once it is confirmed; false where one counts already, which stays. */
export async function putPendingApp(
  tx: Db,
  userId: string,
  sealedSecret: Buffer,
  createdAt: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('authenticatorApps')
    .values({ userId, sealedSecret, createdAt })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ sealedSecret, createdAt, lastStep: '0' })
        .where('authenticatorApps.confirmedAt', 'is', null),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const findApp = (db: Db, userId: string) =>
  db
    .selectFrom('authenticatorApps')
    .select(['sealedSecret', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()

/** Consumes a step of the app's clock; false when that step or a later one was spent before. */
export async function consumeStep(tx: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticatorApps')
    .set({ lastStep: String(step) })
    .where('userId', '=', userId)
    .where('lastStep', '<', String(step))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const confirmApp = (tx: Db, userId: string, confirmedAt: Date) =>
  tx.updateTable('authenticatorApps').set({ confirmedAt }).where('userId', '=', userId).execute()

export async function deleteApp(tx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('authenticatorApps')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteRecoveryCodes = (tx: Db, userId: string) =>
  tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()

export const insertRecoveryCodes = (tx: Db, userId: string, hashes: readonly Buffer[]) =>
  tx
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute()

/** Consumes a recovery code: of two that try at once, one gets it. */
export async function takeRecoveryCode(tx: Db, userId: string, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
