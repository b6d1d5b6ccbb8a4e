import type { LibraryImportView } from '@tessera/api-types/library-imports/views'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import { ImportAddress } from './ImportAddress.tsx'
import { ImportFile } from './ImportFile.tsx'
import { importLibraryApi, statusMessage } from './import-library-api.ts'
import styles from './ImportLibrary.module.css'
import { ImportPanel } from './ImportPanel.tsx'
import { PastImports } from './PastImports.tsx'
import { SourceHelp } from './SourceHelp.tsx'

const POLL_MS = 2_000
const ANNOUNCED_PERCENT = 10

const isRunning = ({ status }: LibraryImportView) => status === 'reading' || status === 'importing'
const isDismissed = ({ status, counts }: LibraryImportView) => status === 'canceled' && counts.imported === 0
const isOpen = (view: LibraryImportView) => isRunning(view) || view.status === 'ready'

/** Keeps asking while the server works on an import. */
function useImports() {
  const known = importLibraryApi.endpoints.libraryImports.useQueryState({})
  const pollingInterval = known.data?.some(isRunning) ? POLL_MS : 0
  return importLibraryApi.useLibraryImportsQuery({}, { pollingInterval, refetchOnMountOrArgChange: true })
}

/** How far the import has come, for who does not see it; not every percent is worth a word. */
function Announcement({ view }: { view: LibraryImportView | undefined }) {
  const t = useT<'imports'>()
  const percent = Math.floor((view?.percent ?? 0) / ANNOUNCED_PERCENT) * ANNOUNCED_PERCENT
  const text = view
    ? view.status === 'importing'
      ? t('imports.announced', { percent })
      : t(statusMessage(view))
    : ''
  return (
    <p role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </p>
  )
}

function Start({ onBegun }: { onBegun: (id: string) => void }) {
  const t = useT<'imports'>()
  return (
    <>
      <p>{t('imports.lead')}</p>
      <ImportFile onBegun={onBegun} />
      <ImportAddress onBegun={onBegun} />
      <SourceHelp />
    </>
  )
}

/** Libraries from elsewhere: bringing one, what would be imported, how far it is, and those before. */
export function ImportLibrary() {
  const t = useT<'imports'>()
  const [parameters] = useSearchParams()
  // What was on show stays there with its report.
  const [followed, setFollowed] = useState<string | null>(null)
  const { data, isError, refetch } = useImports()
  if (isError && !data) return <ErrorState title={t('imports.loadFailed')} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" aria-label={t('imports.loading')} className={styles.group}>
        <Skeleton height="12rem" />
        <Skeleton height="4rem" />
      </div>
    )
  }
  const id = parameters.get('id')
  const shown = data.find((view) =>
    id === null ? view.id === followed && !isDismissed(view) : view.id === id,
  )
  const next = id === null && !shown ? data.find(isOpen) : undefined
  if (next) setFollowed(next.id)
  return (
    <div className={styles.page}>
      {isError && <p role="status">{t(data.some(isRunning) ? 'imports.notRefreshed' : 'imports.stale')}</p>}
      {id !== null && (
        <Link to="/settings/import/" className={styles.link}>
          {t('imports.another')}
        </Link>
      )}
      {shown ? (
        <ImportPanel key={shown.id} view={shown} />
      ) : id === null ? (
        <Start onBegun={setFollowed} />
      ) : (
        <p>{t('imports.missing')}</p>
      )}
      {id === null && shown && !isOpen(shown) && (
        <Button className={styles.start} onClick={() => setFollowed(null)}>
          {t('imports.more')}
        </Button>
      )}
      <PastImports views={data.filter((view) => view !== shown)} />
      <Announcement view={shown} />
    </div>
  )
}
