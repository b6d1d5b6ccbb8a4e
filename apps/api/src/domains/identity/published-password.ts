import type { CallerInfo } from '../../kernel/context.ts'
import type { AccountRow } from './account-store.ts'
import { PUBLISHED_PASSWORD } from './password-guess-rules.ts'
import { isPasswordOf } from './password-hash.ts'

/** Whether a password proves an account; a published one does so only on this very machine. */
export async function provesAccount(
  account: Pick<AccountRow, 'passwordHash'> | undefined,
  password: string,
  { isLocal }: Pick<CallerInfo, 'isLocal'>,
): Promise<boolean> {
  const isMatch = await isPasswordOf(account?.passwordHash ?? null, password)
  return isMatch && (isLocal || password !== PUBLISHED_PASSWORD)
}
