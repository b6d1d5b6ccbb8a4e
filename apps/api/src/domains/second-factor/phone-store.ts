import type { Db } from '../../kernel/deps.ts'

interface SentCode {
  codeHash: Buffer
  codeExpiresAt: Date
}

/** Notes a number that waits for its code; a number that counts already stays until then. */
export const putPendingPhone = (tx: Db, userId: string, pendingNumber: string, code: SentCode) =>
  tx
    .insertInto('factorPhones')
    .values({ userId, pendingNumber, ...code })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ pendingNumber, ...code, tries: 0 }))
    .execute()

/** Notes a code sent to the number that counts. */
export const putPhoneCode = (tx: Db, userId: string, code: SentCode) =>
  tx
    .updateTable('factorPhones')
    .set({ ...code, tries: 0, pendingNumber: null })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .execute()

/** Counts a try at the code that was sent; undefined when none waits or all tries are gone. */
export const countPhoneTry = (db: Db, userId: string, mayTry: number, now: Date) =>
  db
    .updateTable('factorPhones')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('userId', '=', userId)
    .where('tries', '<', mayTry)
    .where('codeExpiresAt', '>', now)
    .returning(['codeHash', 'pendingNumber'])
    .executeTakeFirst()

/** Consumes the code: of two that try at once, one gets it. */
export async function takePhoneCode(tx: Db, userId: string, codeHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('factorPhones')
    .set({ codeHash: null, codeExpiresAt: null })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const confirmPhone = (tx: Db, userId: string, confirmedAt: Date) =>
  tx
    .updateTable('factorPhones')
    .set((row) => ({ phoneNumber: row.ref('pendingNumber'), pendingNumber: null, confirmedAt }))
    .where('userId', '=', userId)
    .execute()

export async function deletePhone(tx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('factorPhones')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
