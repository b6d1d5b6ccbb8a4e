import { searchRoutes } from '@tessera/api-types/search/routes'
import type { UserMini } from '@tessera/api-types/users/views'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { useDebounced } from '../../shared/browser/use-debounced.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'

const TYPING_MS = 150
const MOST_FOUND = 6

const sponsorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ sponsorTypeahead: build.query(endpoint(searchRoutes['search.typeahead'])) }),
})

/** People whom what is typed may mean, without the viewer; `isNone` once it is known that there are none. */
export function useSponsorSearch(term: string): { people: readonly UserMini[]; isNone: boolean } {
  const viewerId = useAppSelector(selectViewer)?.id
  const wanted = term.trim()
  const settled = useDebounced(wanted, TYPING_MS)
  const { currentData } = sponsorsApi.useSponsorTypeaheadQuery(
    { term: settled, pin_scope: 'users', count: MOST_FOUND },
    { skip: settled === '' || wanted === '' },
  )
  const items = (wanted !== '' && currentData?.items) || []
  const people = items.flatMap((item) => (item.type === 'user' && item.id !== viewerId ? [item] : []))
  const isKnown = wanted !== '' && wanted === settled && currentData !== undefined
  return { people, isNone: isKnown && people.length === 0 }
}
