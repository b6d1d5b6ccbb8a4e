import { ACCOUNTS_PER_BROWSER } from '@tessera/api-types/browser-accounts/account-limits'

interface Stored {
  userId: string
  sessionId: string | null
}

export type Room = { kind: 'free' } | { kind: 'instead-of'; userId: string } | { kind: 'full' }

/** Where a newcomer finds room among the accounts of a browser, the oldest first: one that has to log in again gives way. */
export function roomFor(userId: string, accounts: readonly Stored[]): Room {
  if (accounts.length < ACCOUNTS_PER_BROWSER || accounts.some((one) => one.userId === userId)) {
    return { kind: 'free' }
  }
  const leaving = accounts.find(({ sessionId }) => sessionId === null)
  return leaving ? { kind: 'instead-of', userId: leaving.userId } : { kind: 'full' }
}
