import { searchPath } from '../../entities/searches/search-paths.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import styles from './Search.module.css'
import { type Search, useSearchGuidesQuery } from './search-api.ts'

/** What was probably meant by a query that nothing matches as it stands: shown instead, or offered. */
export function MeantSearch({ query, scope, isShown }: Search & { isShown: boolean }) {
  const t = useT<'search'>()
  const meant = useSearchGuidesQuery({ query }).data?.did_you_mean
  if (!meant) return null
  return (
    <p className={isShown ? styles.shown : styles.meant}>
      {t(isShown ? 'search.showingFor' : 'search.didYouMean')}{' '}
      <Link to={searchPath(meant, scope)} className={styles.meantLink}>
        {meant}
      </Link>
    </p>
  )
}
