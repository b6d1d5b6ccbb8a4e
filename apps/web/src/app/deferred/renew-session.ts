import { isEnabledGroup } from '@tessera/api-types/experiments/experiment-flags'
import { EXPERIMENTS } from '@tessera/api-types/experiments/experiment-names'
import { experimentGroup, isExperimentOn } from '../../entities/experiments/experiment-group.ts'
import { markedOut, readAccounts, storeAccounts } from '../../entities/session/multiple-accounts.ts'
import { sessionAccountsApi } from '../../entities/session/session-accounts-api.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { dueRefreshes } from '../../entities/session/token-refresh-rules.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

/** Renews the sessions of this browser where they are about to end. */
export function renewSession(store: AppStore): void {
  const { dispatch, getState } = store
  const state = getState()
  if (!selectIsAuthenticated(state)) return
  const group = experimentGroup(store, EXPERIMENTS.tokenRefresh)
  const due = dueRefreshes({
    isSignedIn: true,
    daysToExpiration: state.session?.pageData?.daysToExpiration ?? null,
    isProactive: isExperimentOn(store, EXPERIMENTS.proactiveTokenRefresh),
    // A session lives on where nobody tries what happens if it does not.
    isEnabled: group === null || isEnabledGroup(group),
  })
  if (due.storedAccounts) {
    dispatch(sessionAccountsApi.endpoints.refreshStoredAccounts.initiate({}))
      .unwrap()
      .then(
        ({ needs_password }) => noteLoggedOut(needs_password),
        // The next page tries again.
        () => undefined,
      )
  }
  if (due.token) void dispatch(sessionAccountsApi.endpoints.refreshToken.initiate({}))
}

function noteLoggedOut(ids: readonly string[]): void {
  const { accounts, groupId } = readAccounts()
  storeAccounts({ accounts: markedOut(accounts, ids), groupId })
}
