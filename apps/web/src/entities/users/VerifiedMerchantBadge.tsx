import { useT } from '../../shared/i18n/i18n-context.ts'
import { CheckIcon } from '../../shared/ui/icons/control-icons.tsx'
import styles from './VerifiedMerchantBadge.module.css'

/** Beside the name of a merchant who is verified. */
export function VerifiedMerchantBadge() {
  const t = useT<'pins'>()
  return (
    <span role="img" aria-label={t('user.verifiedMerchant')} className={styles.badge}>
      <CheckIcon />
    </span>
  )
}
