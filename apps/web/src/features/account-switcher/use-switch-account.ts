import { useState } from 'react'
import { markedOut, readAccounts, storeAccounts } from '../../entities/session/multiple-accounts.ts'
import { type AccountDetails, sessionAccountsApi } from '../../entities/session/session-accounts-api.ts'
import { openPage } from '../../shared/browser/page-location.ts'
import { isApiError } from '../../shared/api/call.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'

const NEEDS_PASSWORD = 401

/**
 * Goes on as another account by a full load, as that viewer; `askPassword` is called for one whose
 * session is over.
 */
export function useSwitchAccount(askPassword: (account: AccountDetails) => void) {
  const t = useT()
  const dispatch = useAppDispatch()
  const [switchingTo, setSwitchingTo] = useState<string | null>(null)

  /** Resolves with false where the page stays: something failed, or a password is asked for. */
  async function switchTo(account: AccountDetails): Promise<boolean> {
    const { accounts, groupId } = readAccounts()
    const stayToAsk = () => {
      askPassword(account)
      return false
    }
    if (groupId === null || accounts[account.id]?.logged_in !== true) return stayToAsk()
    setSwitchingTo(account.id)
    const input = { user_id: account.id, group_id: groupId }
    const { error } = await dispatch(sessionAccountsApi.endpoints.switchAccount.initiate(input))
    if (!error) {
      openPage('/')
      return true
    }
    setSwitchingTo(null)
    if (isApiError(error) && error.httpStatus === NEEDS_PASSWORD) {
      storeAccounts({ accounts: markedOut(accounts, [account.id]), groupId })
      return stayToAsk()
    }
    dispatch(toastShown({ text: readFailure(error, [], t).message ?? '', tone: 'error' }))
    return false
  }

  return { switchingTo, switchTo }
}
