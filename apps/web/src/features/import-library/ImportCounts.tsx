import type { LibraryImportView } from '@tessera/api-types/library-imports/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import styles from './ImportLibrary.module.css'

type Props = { counts: LibraryImportView['counts'] }

/** What was found, and what becomes of it. */
export function ImportCounts({ counts }: Props) {
  const t = useT<'imports'>()
  const { boards, boards_existing, sections, pins, duplicates, faults } = counts
  return (
    <ul className={styles.counts}>
      <li>{t('imports.count.pins', { count: pins })}</li>
      {boards > 0 && (
        <li>
          {t('imports.count.boards', { count: boards })}
          {boards_existing > 0 && ` (${t('imports.count.existing', { count: boards_existing })})`}
        </li>
      )}
      {sections > 0 && <li>{t('imports.count.sections', { count: sections })}</li>}
      {duplicates > 0 && <li>{t('imports.count.duplicates', { count: duplicates })}</li>}
      {faults > 0 && <li>{t('imports.count.faults', { count: faults })}</li>}
    </ul>
  )
}
