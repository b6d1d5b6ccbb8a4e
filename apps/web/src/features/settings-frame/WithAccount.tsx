import type { ReactNode } from 'react'
import type { OwnUser } from '@tessera/api-types/identity/views'
import { accountApi } from '../../entities/session/account-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import styles from './SettingsFrame.module.css'

/** The member's account once it is here; until then its place, or what went wrong. */
export function WithAccount({ children }: { children: (account: OwnUser) => ReactNode }) {
  const t = useT<'settings'>()
  const { data, isError, refetch } = accountApi.useOwnAccountQuery({})
  if (isError && !data) return <ErrorState title={t('settings.failed')} onRetry={() => void refetch()} />
  if (data) return children(data)
  return (
    <div role="status" aria-label={t('settings.loading')} className={styles.waiting}>
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
      <Skeleton height="6rem" />
    </div>
  )
}
