import type { DataExportView } from '@tessera/api-types/data-export/contracts'
import { openPage } from '../../shared/browser/page-location.ts'
import { readFailure } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { dataExportApi } from './data-export-api.ts'
import styles from './DataExport.module.css'

/** What can be done about the archive now. */
export function ExportWays({ status }: Pick<DataExportView, 'status'>) {
  const t = useT<'preferences'>()
  const dispatch = useAppDispatch()
  const [request, requesting] = dataExportApi.useRequestDataExportMutation()
  const [open, opening] = dataExportApi.useOpenDataExportMutation()
  const tell = (error: unknown) =>
    dispatch(toastShown({ text: readFailure(error, [], t).message ?? '', tone: 'error' }))
  const handleRequest = async () => {
    const { error } = await request({})
    if (error) tell(error)
  }
  const handleOpen = async () => {
    const { data, error } = await open({})
    if (data) openPage(data.url)
    else tell(error)
  }
  return (
    <div className={styles.ways}>
      {status === 'ready' && (
        <Button tone="primary" isBusy={opening.isLoading} onClick={() => void handleOpen()}>
          {t('preferences.export.download')}
        </Button>
      )}
      <Button
        tone={status === 'ready' ? 'secondary' : 'primary'}
        disabled={status === 'running'}
        isBusy={requesting.isLoading}
        onClick={() => void handleRequest()}
      >
        {t(status === 'none' ? 'preferences.export.ask' : 'preferences.export.askAgain')}
      </Button>
    </div>
  )
}
