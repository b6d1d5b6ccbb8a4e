import { accountApi } from '../../entities/session/account-api.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { SessionRow } from './SessionRow.tsx'
import styles from './SessionsList.module.css'

/** Where the member is logged in: end one, or all but this one. */
export function SessionsList() {
  const t = useT<'settings'>()
  const dispatch = useAppDispatch()
  const {
    data: sessions,
    isError,
    refetch,
  } = accountApi.useSessionsQuery({}, { refetchOnMountOrArgChange: true })
  const [endOthers, { isLoading }] = accountApi.useEndOtherSessionsMutation()
  if (isError && !sessions) return <ErrorState title={t('settings.failed')} onRetry={() => void refetch()} />
  if (!sessions) {
    return (
      <div role="status" aria-label={t('settings.loading')} className={styles.list}>
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
      </div>
    )
  }
  const handleEndOthers = async () => {
    const { data, error } = await endOthers({})
    const text = error
      ? (readFailure(error, [], t).message ?? '')
      : t('settings.sessions.othersEnded', { count: data.ended })
    dispatch(toastShown({ text, tone: error ? 'error' : 'plain' }))
  }
  return (
    <>
      <p>{t('settings.sessions.lead')}</p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button tone="danger" isBusy={isLoading} onClick={() => void handleEndOthers()}>
          {t('settings.sessions.endOthers')}
        </Button>
      )}
    </>
  )
}
