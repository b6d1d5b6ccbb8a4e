import { reportDismissed, selectReportTarget } from '../../entities/reports/report-slice.ts'
import { partWithTexts } from '../../shared/i18n/part-with-texts.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import type { ReportDialog } from './ReportDialog.tsx'

const Part = partWithTexts<Parameters<typeof ReportDialog>[0]>(['report'], async () => {
  const { ReportDialog: dialog } = await import('./ReportDialog.tsx')
  return dialog
})

/** Beside every page: asks why, once something is to be reported. */
export function ReportMount() {
  const dispatch = useAppDispatch()
  const target = useAppSelector(selectReportTarget)
  return target && <Part id={target.id} type={target.type} onDismiss={() => dispatch(reportDismissed())} />
}
