import { useSearchParams } from 'react-router-dom'
import { socialLoginApi } from '../../entities/social-login/social-login-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import styles from './ConnectedAccounts.module.css'
import { ConnectionRow } from './ConnectionRow.tsx'

/** The accounts elsewhere by which the member can log in. */
export function ConnectedAccounts() {
  const t = useT<'settings' | 'social'>()
  const [parameters] = useSearchParams()
  const query = { refetchOnMountOrArgChange: true }
  const { data, isError, refetch } = socialLoginApi.useConnectionsQuery({}, query)
  if (isError && !data) return <ErrorState title={t('settings.failed')} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" aria-label={t('settings.loading')} className={styles.list}>
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
      </div>
    )
  }
  if (data.connections.length === 0) {
    return <EmptyState title={t('social.connections.none')} description={t('social.connections.noneText')} />
  }
  const problem = parameters.get('problem')
  const connected = data.connections.find(({ slot }) => slot === parameters.get('connected'))
  return (
    <>
      <p>{t('social.connections.lead')}</p>
      <p role="status">{connected && t('social.connections.done', { name: connected.name })}</p>
      {problem && (
        <FormAlert text={t(problem === 'taken' ? 'social.connections.taken' : 'social.connections.failed')} />
      )}
      <ul className={styles.list}>
        {data.connections.map((connection) => (
          <ConnectionRow key={connection.slot} connection={connection} />
        ))}
      </ul>
    </>
  )
}
