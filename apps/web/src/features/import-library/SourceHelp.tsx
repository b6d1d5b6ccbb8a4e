import { useT } from '../../shared/i18n/i18n-context.ts'
import styles from './ImportLibrary.module.css'

/** Those that most people bring come first. */
const SOURCES = ['bookmarks', 'pictures', 'pinterest', 'are_na', 'pinry', 'rss', 'tessera'] as const

/** Where to get the file of each source. */
export function SourceHelp() {
  const t = useT<'imports'>()
  return (
    <section aria-labelledby="import-sources" className={styles.group}>
      <h2 id="import-sources">{t('imports.sources')}</h2>
      <div>
        {SOURCES.map((source) => (
          <details key={source} className={styles.source}>
            <summary>{t(`imports.source.${source}`)}</summary>
            <p>{t(`imports.help.${source}`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
