import { useState } from 'react'
import { secondFactorApi } from '../../entities/session/second-factor-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { AppSection } from './AppSection.tsx'
import { PasskeySection } from './PasskeySection.tsx'
import { PhoneSection } from './PhoneSection.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { RecoverySection } from './RecoverySection.tsx'
import styles from './Security.module.css'

/** How the account is guarded, and every way to guard it better. */
export function SecurityPanel() {
  const t = useT<'security' | 'settings'>()
  const [newCodes, setNewCodes] = useState<string[] | null>(null)
  const { data, isError, refetch } = secondFactorApi.useSecurityQuery({}, { refetchOnMountOrArgChange: true })
  if (isError && !data) return <ErrorState title={t('settings.failed')} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" aria-label={t('settings.loading')} className={styles.panel}>
        <Skeleton height="3rem" />
        <Skeleton height="8rem" />
        <Skeleton height="8rem" />
      </div>
    )
  }
  const state = data.has_mfa_enabled ? t('security.on') : t('security.off')
  return (
    <div className={styles.panel}>
      <p className={data.has_mfa_enabled ? styles.on : undefined}>{state}</p>
      {data.is_mfa_required && !data.has_mfa_enabled && (
        <p className={styles.notice}>{t('security.required')}</p>
      )}
      <AppSection addedAt={data.app_added_at} onNewCodes={setNewCodes} />
      <PasskeySection passkeys={data.passkeys} onNewCodes={setNewCodes} />
      {(data.can_use_phone || data.phone_number_end !== null) && (
        <PhoneSection phoneEnd={data.phone_number_end} canAdd={data.can_use_phone} onNewCodes={setNewCodes} />
      )}
      {data.has_mfa_enabled && <RecoverySection left={data.recovery_codes_left} onNewCodes={setNewCodes} />}
      {newCodes && <RecoveryCodesDialog codes={newCodes} onDismiss={() => setNewCodes(null)} />}
    </div>
  )
}
