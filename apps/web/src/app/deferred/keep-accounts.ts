import { sessionAccountsApi } from '../../entities/session/session-accounts-api.ts'
import { accountsFrom, readAccounts, storeAccounts } from '../../entities/session/multiple-accounts.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { readCookie } from '../../shared/browser/cookies.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

/** Asks for the accounts of this browser where what is stored of them is not what its cookie and its viewer say. */
export function keepAccounts({ dispatch, getState }: AppStore): void {
  const groupId = readCookie('account_group') || null
  const stored = readAccounts()
  const viewer = selectViewer(getState())
  const isKnown = !viewer || groupId === null || stored.accounts[viewer.id]?.logged_in === true
  if (stored.groupId === groupId && isKnown) return
  if (groupId === null) return storeAccounts({ accounts: {}, groupId: null })
  dispatch(sessionAccountsApi.endpoints.listSessionAccounts.initiate())
    .unwrap()
    .then(
      (answer) => storeAccounts(accountsFrom(answer)),
      // The next page tries again.
      () => undefined,
    )
}
