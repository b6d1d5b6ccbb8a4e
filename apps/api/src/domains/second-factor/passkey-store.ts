import type { Db } from '../../kernel/deps.ts'

/** What an authenticator is asked to sign for; a response for one purpose is invalid for another. */
export type PasskeyPurpose = 'add' | 'log-in' | 'second-step' | 'proof'

export interface AskedPasskey {
  challengeHash: Buffer
  purpose: PasskeyPurpose
  /** Null where any account may respond. */
  userId: string | null
  expiresAt: Date
}

export const insertAsked = (db: Db, asked: AskedPasskey) =>
  db.insertInto('passkeyChallenges').values(asked).execute()

/** Consumes the challenge: of two responses at once, one counts. */
export const takeAsked = (
  db: Db,
  { challengeHash, purpose, userId }: Omit<AskedPasskey, 'expiresAt'>,
  now: Date,
) =>
  db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', challengeHash)
    .where('purpose', '=', purpose)
    .where('userId', 'is not distinct from', userId)
    .where('expiresAt', '>', now)
    .returning('purpose')
    .executeTakeFirst()

export interface NewPasskeyRow {
  id: string
  userId: string
  credentialId: string
  publicKey: Buffer
  signCount: string
  transports: string[]
  name: string
  createdAt: Date
}

/** Keeps a passkey; false when the credential is known already. */
export async function insertPasskey(tx: Db, passkey: NewPasskeyRow): Promise<boolean> {
  const row = await tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const passkeysOf = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'transports', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
export type PasskeyRow = Awaited<ReturnType<typeof passkeysOf>>[number]

export const findPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'credentialId', 'publicKey', 'signCount', 'transports'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()

/** Notes a use; false when the authenticator's counter did not grow, as that of a copy. */
export async function notePasskeyUse(db: Db, id: string, signCount: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ signCount: String(signCount), lastUsedAt: at })
    .where('id', '=', id)
    .where((where) =>
      signCount === 0 ? where('signCount', '=', '0') : where('signCount', '<', String(signCount)),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const renamePasskey = (tx: Db, userId: string, id: string, name: string) =>
  tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(['id', 'credentialId', 'transports', 'name', 'createdAt', 'lastUsedAt'])
    .executeTakeFirst()

export const deletePasskey = (tx: Db, userId: string, id: string) =>
  tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst()
