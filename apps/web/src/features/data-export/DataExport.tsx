import { useT } from '../../shared/i18n/i18n-context.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { dataExportApi } from './data-export-api.ts'
import { ExportState } from './ExportState.tsx'
import { ExportWays } from './ExportWays.tsx'

const POLL_MS = 2000

/** All that is the member's as one file: asking for it, how far it has come, and the way to it. */
export function DataExport() {
  const t = useT<'preferences' | 'settings'>()
  const known = dataExportApi.endpoints.dataExport.useQueryState({})
  const pollingInterval = known.data?.status === 'running' ? POLL_MS : 0
  const { data, isError, refetch } = dataExportApi.useDataExportQuery({}, { pollingInterval })
  if (isError && !data) return <ErrorState title={t('settings.failed')} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" aria-label={t('settings.loading')}>
        <Skeleton height="6rem" />
      </div>
    )
  }
  return (
    <div className={styles.form}>
      <p>{t('preferences.export.lead')}</p>
      <ExportState state={data} />
      <ExportWays status={data.status} />
    </div>
  )
}
