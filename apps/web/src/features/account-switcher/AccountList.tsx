import { ACCOUNTS_PER_BROWSER } from '@tessera/api-types/browser-accounts/account-limits'
import { type ReactNode, useState } from 'react'
import { type AccountDetails, sessionAccountsApi } from '../../entities/session/session-accounts-api.ts'
import { readAccounts } from '../../entities/session/multiple-accounts.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { leaveBy } from '../../shared/browser/leave-by.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { PlusIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { LoadingOverlay } from '../../shared/ui/LoadingOverlay.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { inAccountOrder } from './account-order.ts'
import { AccountRow } from './AccountRow.tsx'
import styles from './AccountSwitcher.module.css'
import { useRemoveAccount } from './use-remove-account.ts'
import { useSwitchAccount } from './use-switch-account.ts'

type Props = {
  onAdd: () => void
  onPasswordNeeded: (account: AccountDetails) => void
  /** Ends the sessions of all of them. */
  logOutOfAll: ReactNode
}

/** The accounts of this browser, and what one can do with them. */
export function AccountList({ onAdd, onPasswordNeeded, logOutOfAll }: Props) {
  const t = useT<'accounts'>()
  const viewer = useAppSelector(selectViewer)
  const [{ accounts, groupId }, setStored] = useState(readAccounts)
  const ids = groupId === null ? (viewer ? [viewer.id] : []) : Object.keys(accounts)
  const { data, isError, refetch } = sessionAccountsApi.useAccountDetailsQuery(ids)
  const { switchingTo, switchTo } = useSwitchAccount(onPasswordNeeded)

  const remove = useRemoveAccount(() => setStored(readAccounts()))

  if (isError && !data) return <ErrorState title={t('accounts.failed')} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" aria-label={t('accounts.loading')} className={styles.list}>
        {ids.map((id) => (
          <Skeleton key={id} height="4rem" />
        ))}
      </div>
    )
  }
  const stateOf = (id: string) => {
    if (id === viewer?.id) return 'current'
    return accounts[id]?.logged_in ? 'signed-in' : 'needs-password'
  }
  return (
    <>
      <ul className={styles.list}>
        {inAccountOrder(data.filter(({ id }) => ids.includes(id))).map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            state={stateOf(account.id)}
            isSwitching={switchingTo === account.id}
            onChoose={() => leaveBy(() => switchTo(account))}
            onRemove={() => void remove(account.id)}
          />
        ))}
      </ul>
      {switchingTo !== null && <LoadingOverlay position="fixed" />}
      <div className={styles.ways}>
        <AddAccount count={ids.length} onAdd={onAdd} />
        {ids.length > 1 && logOutOfAll}
      </div>
    </>
  )
}

function AddAccount({ count, onAdd }: { count: number; onAdd: () => void }) {
  const t = useT<'accounts'>()
  if (count >= ACCOUNTS_PER_BROWSER) {
    return <p className={styles.detail}>{t('accounts.full', { count: ACCOUNTS_PER_BROWSER })}</p>
  }
  return (
    <Button isFullWidth size="large" icon={<PlusIcon size={20} />} onClick={onAdd}>
      {t('accounts.add')}
    </Button>
  )
}
