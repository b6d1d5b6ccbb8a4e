import { openPage } from '../../shared/browser/page-location.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { dataExportApi } from './data-export-api.ts'
import { ExportState } from './ExportState.tsx'

const POLL_MS = 2000

/** All that is the member's as one file: asking for it, how far it has come, and the way to it. */
export function DataExport() {
  const t = useT()
  const dispatch = useAppDispatch()
  const [request, requesting] = dataExportApi.useRequestDataExportMutation()
  const [open, opening] = dataExportApi.useOpenDataExportMutation()
  const cached = dataExportApi.endpoints.dataExport.useQueryState({})
  const isRunning = cached.data?.status === 'running'
  const { data, isError, refetch } = dataExportApi.useDataExportQuery(
    {},
    { pollingInterval: isRunning ? POLL_MS : 0 },
  )
  if (isError && !data) return <ErrorState title={t('settings.failed')} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" aria-label={t('settings.loading')}>
        <Skeleton height="6rem" />
      </div>
    )
  }
  const tell = (error: unknown) =>
    dispatch(toastShown({ text: readFailure(error, [], t).message ?? '', tone: 'error' }))
  const handleRequest = async () => {
    const { error } = await request({})
    if (error) tell(error)
  }
  const handleOpen = async () => {
    const { data: found, error } = await open({})
    if (found) openPage(found.url)
    else tell(error)
  }
  return (
    <div className={styles.form}>
      <p>{t('preferences.export.lead')}</p>
      <ExportState state={data} />
      {data.status === 'ready' && (
        <Button tone="primary" isBusy={opening.isLoading} onClick={() => void handleOpen()}>
          {t('preferences.export.download')}
        </Button>
      )}
      <Button
        tone={data.status === 'ready' ? 'secondary' : 'primary'}
        disabled={isRunning}
        isBusy={requesting.isLoading}
        onClick={() => void handleRequest()}
      >
        {t(data.status === 'none' ? 'preferences.export.ask' : 'preferences.export.askAgain')}
      </Button>
    </div>
  )
}
