import { networkOf } from '../../kernel/address-network.ts'
import type { Context } from '../../kernel/context.ts'
import { isEmailTaken } from './account-store.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

const LOOKUPS_PER_ADDRESS = 40
const WINDOW_MS = 5 * MINUTE_MS

/** Whether an address has an account, returned a few times in a while, and never where registration is private. */
export async function emailExists(email: string, { deps, caller }: Context): Promise<boolean> {
  await deps.limits.consume(`email-exists:${networkOf(caller.ip)}`, LOOKUPS_PER_ADDRESS, WINDOW_MS)
  return !deps.site.isRegistrationPrivate && isEmailTaken(deps.read, email)
}

export {
  type AccountRow,
  findAccount,
  findAccountByLogin,
  findMailedAccount,
  findReturning,
  insertAccount,
  isEmailTaken,
  lockAccount,
  noteSignIn,
  setEmail,
  setEmailVerified,
  setPassword,
} from './account-store.ts'
