import type { BrowserAccounts } from '@tessera/api-types/browser-accounts/views'
import { localStore, type SafeStorage } from '../../shared/browser/storage.ts'

const ACCOUNTS_KEY = 'multipleAccounts' // decided: I-9.41
const GROUP_KEY = 'multipleAccountsGroupId'

/** By user id; nobody's secret is among it. // spec 001 §3 */
export type MultipleAccounts = Record<string, { logged_in: boolean }>

export type StoredAccounts = { accounts: MultipleAccounts; groupId: string | null }

const isAccount = (value: unknown): value is { logged_in: boolean } =>
  typeof value === 'object' && value !== null && 'logged_in' in value && typeof value.logged_in === 'boolean'

/** What the browser stored of its accounts; content that cannot be read is none. */
export function parseAccounts(text: string | null): MultipleAccounts {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
    return Object.fromEntries(
      Object.entries(stored)
        .filter((entry): entry is [string, { logged_in: boolean }] => isAccount(entry[1]))
        .map(([id, { logged_in }]) => [id, { logged_in }]),
    )
  } catch {
    return {}
  }
}

export const readAccounts = (storage: SafeStorage = localStore): StoredAccounts => ({
  accounts: parseAccounts(storage.read(ACCOUNTS_KEY)),
  groupId: storage.read(GROUP_KEY),
})

/** The two items as they are stored. */
const itemsOf = ({ accounts, groupId }: StoredAccounts): Record<string, string> => ({
  [ACCOUNTS_KEY]: JSON.stringify(accounts),
  ...(groupId !== null && { [GROUP_KEY]: groupId }),
})

/** Stores the accounts; a browser with one account has none to tell apart. */
export function storeAccounts(given: StoredAccounts, storage: SafeStorage = localStore): void {
  storage.remove(ACCOUNTS_KEY)
  storage.remove(GROUP_KEY)
  if (given.groupId === null) return
  for (const [key, value] of Object.entries(itemsOf(given))) storage.write(key, value)
}

/** What a logout hands on, so that it outlives the clearing: all accounts, the one that leaves as logged out. */
export function itemsAfterLogOut(
  userId: string | undefined,
  storage: SafeStorage = localStore,
): Record<string, string> {
  const stored = readAccounts(storage)
  return stored.groupId === null ? {} : itemsOf({ ...stored, accounts: markedOut(stored.accounts, [userId]) })
}

/** The accounts with some of them marked as logged out. */
export const markedOut = (
  accounts: MultipleAccounts,
  ids: readonly (string | undefined)[],
): MultipleAccounts =>
  Object.fromEntries(
    Object.entries(accounts).map(([id, account]) => [id, ids.includes(id) ? { logged_in: false } : account]),
  )

/** What is to be stored of the server's list. */
export const accountsFrom = ({
  session_accounts,
  group_id,
  needs_password,
}: BrowserAccounts): StoredAccounts => ({
  accounts: Object.fromEntries(
    session_accounts.map(({ id }) => [id, { logged_in: !needs_password.includes(id) }]),
  ),
  groupId: group_id,
})
