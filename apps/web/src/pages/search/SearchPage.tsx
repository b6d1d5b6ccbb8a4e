import type { SearchScope } from '@tessera/api-types/search/search-scope'
import { PinGrid } from '../../entities/pins/PinGrid.tsx'
import { useRememberedSearch } from '../../entities/searches/use-recent-searches.ts'
import { saveActionsOf } from '../../features/save-pin/SaveActions.tsx'
import { MeantSearch } from '../../features/search/MeantSearch.tsx'
import { NoResults } from '../../features/search/NoResults.tsx'
import {
  type PricedSearch,
  type Search,
  useNameResultsInfiniteQuery,
  useSearchResultsInfiniteQuery,
} from '../../features/search/search-api.ts'
import { SearchGuides } from '../../features/search/SearchGuides.tsx'
import { SearchTabs } from '../../features/search/SearchTabs.tsx'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import styles from './SearchPage.module.css'
import { type LatePart, latePart } from '../../shared/i18n/late-part.tsx'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import type { PriceFilterProps } from '../../features/search/prices/PriceFilter.tsx'
import type { MoreLikeTheseProps } from './late/MoreLikeThese.tsx'

/** Boards or people found. */
const NamesFound: LatePart<Search> = latePart(['search', 'boards', 'profile'], () =>
  import('./late/NamesFound.tsx').then((module) => module.NamesFound),
)

/** What goes well with the best result, where the results end. */
const MoreLikeThese = lazyComponent<MoreLikeTheseProps>([], () =>
  import('./late/MoreLikeThese.tsx').then((module) => module.MoreLikeThese),
)

/** Products by their price. */
const LazyPriceFilter = lazyComponent<PriceFilterProps>(
  ['price-filter'],
  () => import('../../features/search/prices/PriceFilter.tsx').then((module) => module.PriceFilter),
  () => <div className={styles.prices} />,
)

export const searchParts: readonly LatePart<Search>[] = [NamesFound]

export const isOfNames = (scope: SearchScope): scope is 'boards' | 'users' =>
  scope === 'boards' || scope === 'users'

/** The results of one search. */
export function SearchPage(search: PricedSearch) {
  const { query, scope, prices } = search
  const t = useT<'search'>()
  const pins = useSearchResultsInfiniteQuery(search, { skip: isOfNames(scope) })
  const names = useNameResultsInfiniteQuery(search, { skip: !isOfNames(scope) })
  const feed = useIdFeed(isOfNames(scope) ? names : pins)
  useRememberedSearch({ query, scope })
  const label = t('search.resultsFor', { query })
  const hasNone = feed.status === 'ready' && feed.ids.length === 0
  const empty = <NoResults query={query} scope={scope} />
  return (
    <>
      <VisuallyHidden>
        <h1>{label}</h1>
      </VisuallyHidden>
      <div className={styles.tools}>
        <SearchTabs query={query} />
        {!hasNone && !isOfNames(scope) && <SearchGuides query={query} scope={scope} />}
        {scope === 'buyable_pins' && <LazyPriceFilter query={query} prices={prices} ids={feed.ids} />}
        {feed.ids.length > 0 && scope === 'pins' && <MeantSearch query={query} scope={scope} isShown />}
      </div>
      {isOfNames(scope) ? (
        <NamesFound query={query} scope={scope} />
      ) : (
        <PinGrid
          label={label}
          feed={feed}
          empty={empty}
          actionsOf={saveActionsOf}
          priorityCount={4}
          end={scope === 'pins' ? <MoreLikeThese results={feed.ids} /> : undefined}
        />
      )}
    </>
  )
}
