import { searchPath } from '../../entities/searches/search-paths.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { SearchIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { MeantSearch } from './MeantSearch.tsx'
import type { Search } from './search-api.ts'

/** Says that nothing matched, and what might have been meant. */
export function NoResults({ query, scope }: Search) {
  const t = useT<'search'>()
  return (
    <>
      <MeantSearch query={query} scope={scope} isShown={false} />
      <EmptyState
        icon={<SearchIcon size={40} />}
        title={t('search.nothing', { query })}
        description={t(`search.nothingIn.${scope}`)}
        action={
          scope === 'pins' ? (
            <ButtonLink to="/topics/" tone="primary">
              {t('search.exploreTopics')}
            </ButtonLink>
          ) : (
            <ButtonLink to={searchPath(query)} tone="primary">
              {t('search.inPins')}
            </ButtonLink>
          )
        }
      />
    </>
  )
}
