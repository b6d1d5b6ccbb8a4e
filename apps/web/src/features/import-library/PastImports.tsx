import type { LibraryImportView } from '@tessera/api-types/library-imports/views'
import { formatSince } from '@tessera/i18n/formats'
import { now } from '../../shared/browser/clock.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { statusMessage } from './import-library-api.ts'
import styles from './ImportLibrary.module.css'

function PastImport({ view }: { view: LibraryImportView }) {
  const { t, locale } = useTranslator<'imports'>()
  const { id, name, source_kind, counts, created_at } = view
  const facts = [
    t(statusMessage(view)),
    source_kind === null ? null : t(`imports.source.${source_kind}`),
    counts.imported > 0 ? t('imports.count.pins', { count: counts.imported }) : null,
    counts.failed > 0 ? t('imports.failedShort', { count: counts.failed }) : null,
    formatSince(created_at, now(), locale),
  ]
  return (
    <li className={styles.item}>
      <p className={styles.name}>
        <Link to={`/settings/import/?id=${id}`}>{name || t('imports.untitled')}</Link>
      </p>
      <p className={styles.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
    </li>
  )
}

/** The newest imports, but for the one on show. */
export function PastImports({ views }: { views: readonly LibraryImportView[] }) {
  const { t } = useTranslator<'imports'>()
  if (views.length === 0) return null
  return (
    <section aria-labelledby="past-imports" className={styles.group}>
      <h2 id="past-imports">{t('imports.past')}</h2>
      <ul className={styles.items}>
        {views.map((view) => (
          <PastImport key={view.id} view={view} />
        ))}
      </ul>
    </section>
  )
}
