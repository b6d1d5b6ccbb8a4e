import { type ReactNode, useState } from 'react'
import type { AccountDetails } from '../../entities/session/session-accounts-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { AccountList } from './AccountList.tsx'
import styles from './AccountSwitcher.module.css'

const WIDTH = 440

type Props = {
  onDismiss: () => void
  /** Signs in to an account, of which the name may be known already. */
  logIn: (identifier: string) => ReactNode
  logOutOfAll: ReactNode
}

type View = { kind: 'list' } | { kind: 'add' } | { kind: 'password'; account: AccountDetails }

/** The accounts of this browser: switch, add one, or prove one again whose session is over. */
export function AccountSwitcher({ onDismiss, logIn, logOutOfAll }: Props) {
  const t = useT<'accounts'>()
  const [view, setView] = useState<View>({ kind: 'list' })
  if (view.kind === 'list') {
    return (
      <Dialog title={t('accounts.title')} width={WIDTH} variant="sheet" onDismiss={onDismiss}>
        <AccountList
          onAdd={() => setView({ kind: 'add' })}
          onPasswordNeeded={(account) => setView({ kind: 'password', account })}
          logOutOfAll={logOutOfAll}
        />
      </Dialog>
    )
  }
  const isKnown = view.kind === 'password'
  const name = isKnown ? view.account.full_name.trim() || view.account.username : ''
  return (
    <Dialog
      key={view.kind}
      title={isKnown ? t('accounts.passwordOf', { name }) : t('accounts.add')}
      width={WIDTH}
      variant="sheet"
      onDismiss={onDismiss}
    >
      <p className={styles.lead}>{isKnown ? t('accounts.passwordLead') : t('accounts.addLead')}</p>
      {logIn(isKnown ? view.account.username : '')}
      <Button tone="plain" isFullWidth className={styles.back} onClick={() => setView({ kind: 'list' })}>
        {t('accounts.back')}
      </Button>
    </Dialog>
  )
}
