import { isReservedUsername } from '@tessera/api-types/identity/reserved-usernames'
import {
  reasonsFor,
  type ReportedOwner,
  type ReportReason,
  type ServedTarget,
} from '@tessera/api-types/reports/report-target'
import { pageView } from '@tessera/shared-tracking'
import { useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { selectPin } from '../../entities/pins/pins-slice.ts'
import type { Reported } from '../../entities/reports/report-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import styles from './ReportDialog.module.css'
import { reportsRoutes } from '@tessera/api-types/reports/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const reportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    report: build.mutation(endpoint(reportsRoutes['reports.create'])),
    reportBoard: build.mutation(endpoint(reportsRoutes['reports.reportBoard'])),
    reportUser: build.mutation(endpoint(reportsRoutes['reports.reportUser'])),
  }),
})

type Props = { target: Reported; onDismiss: () => void }

const pageOf = (path: string) => pageView(path, (name) => !isReservedUsername(name))

/** The target as the call names it, met on the page at a path unless it names another. */
const asInput = (target: ServedTarget, path: string) => {
  const page = pageOf(path)
  const { viewType = page.view_type, viewParameter = page.view_parameter } = target
  return {
    id: target.id,
    type: target.type,
    is_product: target.isProduct,
    is_promoted: target.isPromoted,
    promotion: target.promotion,
    is_third_party_ad: target.isThirdPartyAd,
    parent_id: target.parentId,
    video_duration: target.videoDuration,
    view_type: viewType,
    view_parameter: viewParameter,
    node_id: target.nodeId,
  }
}

const TITLES = {
  pin: 'report.titlePin',
  comment: 'report.titleComment',
  conversation: 'report.titleConversation',
  board: 'report.titleBoard',
  user: 'report.titleUser',
} as const

/** What can be said against the target; of a pin that is known, what its label shows already is left out. */
function useReasons({ type, id }: Reported): ReportReason[] {
  const pin = useAppSelector((state) => (type === 'pin' ? selectPin(state, id) : undefined))
  return reasonsFor(type, pin && pin.ai_label !== null)
}

const isOwner = (target: Reported): target is ReportedOwner =>
  target.type === 'board' || target.type === 'user'

/** Sends the report by the call that its target has. */
function useReporting(target: Reported, path: string) {
  const [report, sent] = reportApi.useReportMutation()
  const [reportBoard, sentBoard] = reportApi.useReportBoardMutation()
  const [reportUser, sentUser] = reportApi.useReportUserMutation()
  const send = (reason: ReportReason) => {
    if (!isOwner(target)) return report({ ...asInput(target, path), reason })
    const seen = { reason, ...pageOf(path) }
    return target.type === 'board'
      ? reportBoard({ board_id: target.id, ...seen })
      : reportUser({ user_id: target.id, ...seen })
  }
  return { send, isLoading: [sent, sentBoard, sentUser].some(({ isLoading }) => isLoading) }
}

/** Asks why something is reported, and sends it. */
export function ReportDialog({ target, onDismiss }: Props) {
  const t = useT<'report'>()
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const name = useId()
  const reasons = useReasons(target)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const { send: report, isLoading } = useReporting(target, pathname)
  const send = async (given: ReportReason) => {
    const { error } = await report(given)
    const text = error ? errorText(error, t) : t('report.thanks')
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
    <Dialog title={t(TITLES[target.type])} variant="sheet" onDismiss={onDismiss} footer={footer}>
      <fieldset className={styles.reasons}>
        <legend>{t('report.lead')}</legend>
        {reasons.map((one) => (
          <label key={one} className={styles.reason}>
            <input type="radio" name={name} checked={reason === one} onChange={() => setReason(one)} />
            {t(`report.reason.${one}`)}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
