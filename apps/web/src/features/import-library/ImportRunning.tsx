import type { LibraryImportView } from '@tessera/api-types/library-imports/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './ImportLibrary.module.css'
import type { ImportActs } from './use-import-acts.ts'

/** An import that the server works on, whether the page is open or not. */
export function ImportRunning({ view, acts }: { view: LibraryImportView; acts: ImportActs }) {
  const t = useT<'imports'>()
  const { status, percent, counts } = view
  const isReading = status === 'reading'
  return (
    <>
      <progress
        {...(!isReading && { value: percent })}
        max={100}
        aria-label={t(isReading ? 'imports.readingProgress' : 'imports.importingProgress')}
        className={styles.progress}
      />
      <p className={styles.facts}>
        {!isReading && `${t('imports.importedOf', { imported: counts.imported, count: counts.pins })} · `}
        {t('imports.mayLeave')}
      </p>
      <Button className={styles.start} isBusy={acts.isCanceling} onClick={() => void acts.cancel()}>
        {t(isReading ? 'app.cancel' : 'imports.stop')}
      </Button>
    </>
  )
}
