import type { LibraryImportView } from '@tessera/api-types/library-imports/views'
import { formatMoment } from '@tessera/i18n/formats'
import { now } from '../../shared/browser/clock.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ImportedBoards } from './ImportedBoards.tsx'
import { ImportItems } from './ImportItems.tsx'
import styles from './ImportLibrary.module.css'
import type { ImportActs } from './use-import-acts.ts'
import { useReportDownload } from './use-report-download.ts'

type Props = { view: LibraryImportView; acts: ImportActs }

function FailedPins({ view: { counts, retryable_until }, acts }: Props) {
  const { t, locale } = useTranslator<'imports'>()
  const isRetryable = retryable_until !== null && Date.parse(retryable_until) > now()
  return (
    <div className={styles.failure}>
      <p>{t('imports.failedCount', { count: counts.failed })}</p>
      {isRetryable && (
        <>
          <p className={styles.facts}>
            {t('imports.retryUntil', { until: formatMoment(retryable_until, locale) })}
          </p>
          <Button className={styles.start} isBusy={acts.isConfirming} onClick={() => void acts.retry()}>
            {t('app.retry')}
          </Button>
        </>
      )}
    </div>
  )
}

/** What became of an import. */
export function ImportResult({ view, acts }: Props) {
  const { t } = useTranslator<'imports'>()
  const report = useReportDownload(view)
  const { status, error, counts } = view
  return (
    <>
      {status === 'failed' && <p role="alert">{t(`imports.error.${error ?? 'failed'}`)}</p>}
      {counts.imported > 0 && <p>{t('imports.importedCount', { count: counts.imported })}</p>}
      {status === 'canceled' && counts.imported > 0 && <p>{t('imports.keptAfterCancel')}</p>}
      {status === 'done' && counts.imported === 0 && <p>{t('imports.noneImported')}</p>}
      {counts.imported > 0 && <ImportedBoards view={view} />}
      {counts.failed > 0 && <FailedPins view={view} acts={acts} />}
      {(status === 'done' || counts.imported > 0) && (
        <>
          <Button className={styles.start} isBusy={report.isBusy} onClick={report.download}>
            {t('imports.download')}
          </Button>
          <ImportItems view={view} />
        </>
      )}
    </>
  )
}
