import { useState } from 'react'
import { sessionAccountsApi } from '../../entities/session/session-accounts-api.ts'
import { leaveBy } from '../../shared/browser/leave-by.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { LogOutIcon } from '../../shared/ui/icons/account-icons.tsx'
import { useLogOut } from './use-log-out.ts'

/** Ends the sessions of all accounts of this browser; none of them is kept. */
export function LogOutOfAllButton() {
  const t = useT<'accounts'>()
  const dispatch = useAppDispatch()
  const [isBusy, setIsBusy] = useState(false)
  const logOut = useLogOut(() => dispatch(sessionAccountsApi.endpoints.logOutOfAll.initiate({})).unwrap())
  const leave = () => {
    setIsBusy(true)
    return logOut({ reason: 'asked' }).finally(() => setIsBusy(false))
  }
  return (
    <Button
      tone="danger"
      size="large"
      isFullWidth
      isBusy={isBusy}
      icon={<LogOutIcon size={20} />}
      onClick={() => leaveBy(leave)}
    >
      {t('accounts.logOutOfAll')}
    </Button>
  )
}
