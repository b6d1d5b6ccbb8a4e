import { readAccounts, storeAccounts } from '../../entities/session/multiple-accounts.ts'
import { sessionAccountsApi } from '../../entities/session/session-accounts-api.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'

/** Takes an account off this browser; `onRemoved` is called when it is done. */
export function useRemoveAccount(onRemoved: () => void) {
  const t = useT()
  const dispatch = useAppDispatch()
  return async (userId: string): Promise<void> => {
    const { error } = await dispatch(sessionAccountsApi.endpoints.removeAccount.initiate({ user_id: userId }))
    if (error) {
      dispatch(toastShown({ text: readFailure(error, [], t).message ?? '', tone: 'error' }))
      return
    }
    const { accounts, groupId } = readAccounts()
    const { [userId]: _, ...left } = accounts
    storeAccounts({ accounts: left, groupId })
    onRemoved()
  }
}
