import type { Db } from '../../kernel/deps.ts'
import {
  businessAccountsOf,
  businessesBehind,
  ownersOf,
  type BusinessBehindRow,
  type LinkedRow,
} from './account-links-store.ts'

export interface AccountLinks {
  owners: LinkedRow[]
  businesses: LinkedRow[]
  /** The business that the account is the face of. */
  behind: BusinessBehindRow | null
}

/** How accounts belong together through businesses: three statements, however many accounts. */
export async function accountLinks(
  db: Db,
  accountIds: readonly string[],
): Promise<(accountId: string) => AccountLinks> {
  if (accountIds.length === 0) return () => ({ owners: [], businesses: [], behind: null })
  const [owners, businesses, behind] = await Promise.all([
    ownersOf(db, accountIds),
    businessAccountsOf(db, accountIds),
    businessesBehind(db, accountIds),
  ])
  return (accountId) => ({
    owners: owners.filter((row) => row.accountId === accountId),
    businesses: businesses.filter((row) => row.accountId === accountId),
    behind: behind.find((row) => row.accountId === accountId) ?? null,
  })
}
