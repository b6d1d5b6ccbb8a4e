import { SEARCH_SCOPES } from '@tessera/api-types/search/search-scope'
import { searchPath } from '../../entities/searches/search-paths.ts'
import { selectIsAuthenticated, selectViewer } from '../../entities/session/session-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Tabs } from '../../shared/ui/Tabs.tsx'

/** The same query among other things. Own pins are for members, products for people over 15. */
export function SearchTabs({ query }: { query: string }) {
  const t = useT<'search'>()
  const isMember = useAppSelector(selectIsAuthenticated)
  const isShoppingOff = useAppSelector(selectViewer)?.shopping_rec_disabled ?? false
  const scopes = SEARCH_SCOPES.filter(
    (scope) => (isMember || scope !== 'my_pins') && !(isShoppingOff && scope === 'buyable_pins'),
  )
  const tabs = scopes.map((scope) => ({ to: searchPath(query, scope), label: t(`search.scope.${scope}`) }))
  return <Tabs label={t('search.scopes')} tabs={tabs} />
}
