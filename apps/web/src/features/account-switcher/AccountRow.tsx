import type { AccountDetails } from '../../entities/session/session-accounts-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { CheckIcon, CloseIcon } from '../../shared/ui/icons/control-icons.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import styles from './AccountSwitcher.module.css'

type Props = {
  account: AccountDetails
  state: 'current' | 'signed-in' | 'needs-password'
  isSwitching: boolean
  onChoose: () => void
  onRemove: () => void
}

/** One account of the browser: pressing it goes on as that account. */
export function AccountRow({ account, state, isSwitching, onChoose, onRemove }: Props) {
  const t = useT<'accounts'>()
  const { full_name, username, image_medium_url, email, partner } = account
  const name = full_name.trim() || username
  const isCurrent = state === 'current'
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.account}
        aria-current={isCurrent ? 'true' : undefined}
        disabled={isSwitching}
        onClick={isCurrent ? undefined : onChoose}
      >
        <Avatar name={name} imageUrl={image_medium_url} size={48} isDecorative />
        <span className={styles.texts}>
          <span className={styles.name}>{name}</span>
          <bdi className={styles.detail}>{email ?? `@${username}`}</bdi>
          {partner && <span className={styles.detail}>{t('accounts.business')}</span>}
          {state === 'needs-password' && <span className={styles.detail}>{t('accounts.needsPassword')}</span>}
        </span>
        {isCurrent && <CheckIcon size={20} />}
        {isSwitching && <Spinner size={20} />}
      </button>
      {!isCurrent && (
        <IconButton
          label={t('accounts.remove', { name })}
          icon={<CloseIcon size={18} />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
