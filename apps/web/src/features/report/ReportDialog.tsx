import { REPORT_REASONS, type ReportReason, type ReportType } from '@tessera/api-types/reports/report-target'
import { useId, useState } from 'react'
import { errorText } from '../../shared/api/error-text.ts'
import { isApiError } from '../../shared/forms/call-failure.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import styles from './ReportDialog.module.css'
import { reportsRoutes } from '@tessera/api-types/reports/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const reportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ report: build.mutation(endpoint(reportsRoutes['reports.create'])) }),
})

type Props = { id: string; type: ReportType; onDismiss: () => void }

const TITLES = {
  pin: 'report.titlePin',
  comment: 'report.titleComment',
  conversation: 'report.titleConversation',
} as const

/** Asks why something is reported, and sends it. */
export function ReportDialog({ id, type, onDismiss }: Props) {
  const t = useT()
  const dispatch = useAppDispatch()
  const name = useId()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [report, { isLoading }] = reportApi.useReportMutation()
  const send = async (given: ReportReason) => {
    const { error } = await report({ id, type, reason: given })
    const text = isApiError(error) ? errorText(error, t) : t('report.thanks')
    dispatch(toastShown({ text, tone: error ? 'error' : 'plain' }))
    if (!error) onDismiss()
  }
  const footer = (
    <>
      <Button onClick={onDismiss}>{t('app.cancel')}</Button>
      <Button
        tone="danger"
        disabled={reason === null}
        isBusy={isLoading}
        onClick={() => reason && void send(reason)}
      >
        {t('report.send')}
      </Button>
    </>
  )
  return (
    <Dialog title={t(TITLES[type])} onDismiss={onDismiss} footer={footer}>
      <fieldset className={styles.reasons}>
        <legend>{t('report.lead')}</legend>
        {REPORT_REASONS.map((one) => (
          <label key={one} className={styles.reason}>
            <input type="radio" name={name} checked={reason === one} onChange={() => setReason(one)} />
            {t(`report.reason.${one}`)}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
