import { sql } from 'kysely'
import type { SignUp } from '@tessera/api-types/identity/sign-in-inputs'
import type { Db } from '../../kernel/deps.ts'
import type { VouchedIdentity } from '../../sign-in-providers/sign-in-provider.ts'

/** What was filled in, except what proves something. */
export type FilledIn = Omit<SignUp, 'password' | 'recaptcha_v3_token' | 'facebook_token' | 'social_token'>

/** How the account will be signed in to: by a password, or by the provider that vouches for the person. */
export interface WayIn {
  passwordHash: string | null
  vouched: VouchedIdentity | null
}

interface HeldSignUp extends WayIn {
  id: string
  email: string
  filledIn: FilledIn
  expiresAt: Date
}

/** Holds a sign-up; unfinished ones expire. */
export async function holdSignUp(
  tx: Db,
  { filledIn, vouched, ...held }: HeldSignUp,
  now: Date,
): Promise<void> {
  await tx.deleteFrom('heldSignUps').where('expiresAt', '<=', now).execute()
  await tx
    .insertInto('heldSignUps')
    .values({ ...held, filledIn: JSON.stringify(filledIn), vouched: vouched && JSON.stringify(vouched) })
    .execute()
}

export const findHeld = (tx: Db, id: string) =>
  tx
    .selectFrom('heldSignUps')
    .select(['id', 'email', sql<string>`filled_in ->> 'locale'`.as('locale')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const saveLink = (tx: Db, id: string, tokenHash: Buffer) =>
  tx.updateTable('heldSignUps').set({ tokenHash }).where('id', '=', id).execute()

/** Of two who finish at once, one gets it; other sign-ups of the same address end with it. */
export async function takeHeld(tx: Db, tokenHash: Buffer, now: Date) {
  const held = await tx
    .deleteFrom('heldSignUps')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning(['email', 'filledIn', 'passwordHash', 'vouched'])
    .$castTo<{ email: string; filledIn: FilledIn } & WayIn>()
    .executeTakeFirst()
  if (held) await dropHeld(tx, held.email)
  return held
}

export const dropHeld = (tx: Db, email: string) =>
  tx.deleteFrom('heldSignUps').where('email', '=', email).execute()
