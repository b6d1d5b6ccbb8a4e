import { searchPath } from '../../../entities/searches/search-paths.ts'
import { useRecentSearches } from '../../../entities/searches/use-recent-searches.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { ButtonLink } from '../../../shared/ui/Button.tsx'
import { Chip } from '../../../shared/ui/Chip.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { SearchIcon } from '../../../shared/ui/icons/shell-icons.tsx'
import styles from '../SearchPage.module.css'

function Chips({
  title,
  searches,
}: {
  title: string
  searches: readonly { key: string; to: string; label: string }[]
}) {
  if (searches.length === 0) return null
  return (
    <section className={styles.first} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {searches.map(({ key, to, label }) => (
          <li key={key}>
            <Chip to={to}>{label}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The search before anybody has asked for anything: what was searched for lately, and what may be liked. */
export function NoQuery() {
  const t = useT<'search'>()
  const { searches, recommended } = useRecentSearches()
  return (
    <>
      <EmptyState
        heading="h1"
        icon={<SearchIcon size={40} />}
        title={t('search.noQuery')}
        description={t('search.noQueryDescription')}
        action={
          <ButtonLink to="/topics/" tone="primary" size="large">
            {t('search.exploreTopics')}
          </ButtonLink>
        }
      />
      <Chips
        title={t('typeahead.recent')}
        searches={searches.map(({ query, scope }) => ({
          key: `${scope} ${query}`,
          to: searchPath(query, scope),
          label: query,
        }))}
      />
      <Chips
        title={t('typeahead.recommended')}
        searches={recommended.map((query) => ({ key: query, to: searchPath(query), label: query }))}
      />
    </>
  )
}
