import { searchRoutes } from '@tessera/api-types/search/routes'
import { useEffect } from 'react'
import { loadShareSuggestions } from '../../entities/share-suggestions/load-share-suggestions.ts'
import { selectShareSuggestions } from '../../entities/share-suggestions/share-suggestions-slice.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { useDebounced } from '../../shared/browser/use-debounced.ts'
import { useAppSelector, useAppStore } from '../../shared/store/hooks.ts'
import { type Chosen, optionsOf } from './people-options.ts'

const TYPING_PAUSE_MS = 150
const MOST_FOUND = 20

const peopleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ peopleTypeahead: build.query(endpoint(searchRoutes['search.typeahead'])) }),
})

export type PeopleOptions = {
  options: readonly Chosen[]
  status: 'loading' | 'failed' | 'ready'
  isSearch: boolean
}

/** Whom one may mean: suggestions at first, then who is found by what is typed. */
export function usePeopleOptions(term: string): PeopleOptions {
  const store = useAppStore()
  const viewerId = useAppSelector(selectViewer)?.id ?? ''
  const suggested = useAppSelector(selectShareSuggestions)
  const wanted = term.trim()
  const settled = useDebounced(wanted, TYPING_PAUSE_MS)
  const isSearch = wanted !== ''
  const { currentData, isError } = peopleApi.usePeopleTypeaheadQuery(
    { term: settled, count: MOST_FOUND },
    { skip: !isSearch || settled === '' },
  )
  useEffect(() => void loadShareSuggestions(store), [store])
  if (!isSearch) {
    const options = (suggested ?? []).map((person): Chosen => ({ kind: 'person', person }))
    return { options, status: 'ready', isSearch }
  }
  const options = optionsOf(wanted, currentData?.items ?? [], viewerId)
  const isWaiting = settled !== wanted || (!currentData && !isError)
  return { options, status: isError ? 'failed' : isWaiting ? 'loading' : 'ready', isSearch }
}
