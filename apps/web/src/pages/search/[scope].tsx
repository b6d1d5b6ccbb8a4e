import { toSearchScope } from '@tessera/api-types/search/search-scope'
import { useParams, useSearchParams } from 'react-router-dom'
import { isValidQuery, searchableQuery, searchPath } from '../../entities/searches/search-paths.ts'
import { pricesOf } from '../../entities/searches/search-prices.ts'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { searchApi } from '../../features/search/search-api.ts'
import { type LatePart, latePart } from '../../shared/i18n/late-part.tsx'
import { prefetched } from '../../shared/api/prefetch.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { isOfNames, SearchPage, searchParts } from './SearchPage.tsx'

export const messageAreas = ['search', 'pins'] as const

/** Only a search without a query needs it. */
const NoQuery: LatePart<object> = latePart(messageAreas, () =>
  import('./late/NoQuery.tsx').then((module) => module.NoQuery),
)

export const lateParts: readonly Pick<LatePart<object>, 'bring'>[] = [...searchParts, NoQuery]

type Params = Readonly<Record<string, string | undefined>>
type PreloadArgs = { store: AppStore; params: Params; url: URL }

const queryOf = (params: URLSearchParams) => searchableQuery(params.get('q') ?? '')

/** An unknown scope, and own pins of nobody, become a search of pins for the same. */
export async function preload({ store, params, url }: PreloadArgs) {
  const query = queryOf(url.searchParams)
  const scope = toSearchScope(params.scope)
  const isForMembers = scope === 'my_pins' && !selectIsAuthenticated(store.getState())
  if (scope !== params.scope || isForMembers) {
    return { redirect: searchPath(query, isForMembers ? 'pins' : scope) }
  }
  if (!isValidQuery(query)) return {}
  const { searchResults, nameResults, searchGuides } = searchApi.endpoints
  const results = isOfNames(scope) ? nameResults : searchResults
  const prices = pricesOf(url.searchParams, scope)
  await Promise.all([
    prefetched(store.dispatch(results.initiate({ query, scope, prices }))),
    prefetched(store.dispatch(searchGuides.initiate({ query }))),
  ])
  return {}
}

export function head({ url, t }: { url: URL; t: Translate<'search'> }) {
  const query = queryOf(url.searchParams)
  const title = query ? t('search.headTitle', { query }) : t('search.label')
  return { title }
}

export function Page() {
  const [params] = useSearchParams()
  const scope = toSearchScope(useParams().scope)
  const query = queryOf(params)
  return isValidQuery(query) ? (
    <SearchPage key={`${scope} ${query}`} query={query} scope={scope} prices={pricesOf(params, scope)} />
  ) : (
    <NoQuery />
  )
}
