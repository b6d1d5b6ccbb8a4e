import { reportDismissed, selectReportTarget } from '../../entities/reports/report-slice.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import type { ReportDialog } from './ReportDialog.tsx'

const LazyReportDialog = lazyComponent<Parameters<typeof ReportDialog>[0]>(['report'], async () => {
  const { ReportDialog: dialog } = await import('./ReportDialog.tsx')
  return dialog
})

/** Beside every page: asks why, once something is to be reported. */
export function ReportMount() {
  const dispatch = useAppDispatch()
  const target = useAppSelector(selectReportTarget)
  return target && <LazyReportDialog target={target} onDismiss={() => dispatch(reportDismissed())} />
}
