import { searchPath } from '../../entities/searches/search-paths.ts'
import { useTrendingSearchesQuery } from '../../features/search/search-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Chip } from '../../shared/ui/Chip.tsx'
import styles from './Topics.module.css'

/** What many people search for, one tap each. */
export function Trending() {
  const t = useT<'topics'>()
  const queries = useTrendingSearchesQuery({}).data?.items ?? []
  if (queries.length === 0) return null
  return (
    <section aria-labelledby="trending" className={styles.section}>
      <h2 id="trending">{t('topics.trending')}</h2>
      <ul className={styles.queries}>
        {queries.map((query) => (
          <li key={query}>
            <Chip to={searchPath(query)}>{query}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
