import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export const findPasscode = (db: Db, userId: string) =>
  db
    .selectFrom('parentalPasscodes')
    .select(['passcodeHash', 'backupEmail', 'backupEmailConfirmedAt', 'lockedUntil'])
    .where('userId', '=', userId)
    .executeTakeFirst()

export type PasscodeRow = NonNullable<Awaited<ReturnType<typeof findPasscode>>>

interface NewPasscode {
  userId: string
  passcodeHash: string
  backupEmail: string
  createdAt: Date
}

/** Adds the passcode unless the account has one; returns whether it did. */
export async function insertPasscode(tx: Db, passcode: NewPasscode): Promise<boolean> {
  const row = await tx
    .insertInto('parentalPasscodes')
    .values(passcode)
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export async function setPasscodeHash(tx: Db, userId: string, passcodeHash: string): Promise<void> {
  await tx.updateTable('parentalPasscodes').set({ passcodeHash }).where('userId', '=', userId).execute()
}

/** Takes the passcode away; undefined when there was none. */
export const deletePasscode = (tx: Db, userId: string) =>
  tx
    .deleteFrom('parentalPasscodes')
    .where('userId', '=', userId)
    .returning(['backupEmail', 'backupEmailConfirmedAt'])
    .executeTakeFirst()

interface Lock {
  now: Date
  triesAllowed: number
  lockedUntil: Date
}

/**
 * Counts a try before it is known to be right, and locks with the last one allowed;
 * undefined while it is locked. Of many at once no more than those allowed are counted.
 */
export async function countTry(db: Db, userId: string, { now, triesAllowed, lockedUntil }: Lock) {
  const isOver = sql<boolean>`locked_until IS NOT NULL AND locked_until <= ${now}`
  const tries = sql<number>`CASE WHEN ${isOver} THEN 1 ELSE wrong_tries + 1 END`
  return db
    .updateTable('parentalPasscodes')
    .set({
      wrongTries: tries,
      lockedUntil: sql<Date | null>`CASE WHEN (${tries}) >= ${triesAllowed}::int THEN ${lockedUntil}::timestamptz END`,
    })
    .where('userId', '=', userId)
    .where((where) => where.or([where('lockedUntil', 'is', null), where('lockedUntil', '<=', now)]))
    .returning(['passcodeHash', 'lockedUntil'])
    .executeTakeFirst()
}

export async function forgetTries(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('parentalPasscodes')
    .set({ wrongTries: 0, lockedUntil: null })
    .where('userId', '=', userId)
    .execute()
}

/** Confirms the backup address unless another has taken its place; returns whether it did. */
export async function confirmBackupEmail(tx: Db, userId: string, email: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('parentalPasscodes')
    .set({ backupEmailConfirmedAt: at })
    .where('userId', '=', userId)
    .where('backupEmail', '=', email)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
