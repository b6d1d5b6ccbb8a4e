import { secondFactorApi } from '../../entities/session/second-factor-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './Security.module.css'
import { type OnNewCodes, useChange } from './use-change.ts'

type Props = { left: number; onNewCodes: OnNewCodes }

/** How many recovery codes are left, and new ones in their place. */
export function RecoverySection({ left, onNewCodes }: Props) {
  const t = useT<'security'>()
  const change = useChange(onNewCodes)
  const [renew, { isLoading }] = secondFactorApi.useRenewRecoveryCodesMutation()
  const handleRenew = () =>
    renew({})
      .unwrap()
      .then((answer) => change.done(answer, 'security.recovery.renewed'), change.failed)
  return (
    <section className={styles.section} aria-labelledby="security-recovery">
      <h2 id="security-recovery" className={styles.heading}>
        {t('security.recovery')}
      </h2>
      <p>{t('security.recovery.left', { count: left })}</p>
      <Button isBusy={isLoading} onClick={() => void handleRenew()}>
        {t('security.recovery.renew')}
      </Button>
    </section>
  )
}
