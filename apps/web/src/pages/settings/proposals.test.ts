import { expect, it } from 'vitest'
import { settingsApi } from '../../features/edit-settings/settings-api.ts'
import { relatedPinsApi } from '../../features/related-pins/related-pins-api.ts'
import { searchApi } from '../../features/search/search-api.ts'
import { visualSearchApi } from '../../features/visual-search/visual-search-api.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer, page } from '../../test/fake-server.ts'
import { relatedDocument } from '../../test/stored-documents.ts'

const search = { scope: 'pins', query: 'jug' } as const
const look = { look: 'AAAA' }

it('search and related pins that were seen are asked for anew once the member hides pins made with AI', async () => {
  const server = fakeServer({
    'settings.updatePrivacy': {},
    'search.results': page([]),
    'visualSearch.live': { results: [] },
    CloseupRelatedModulesFeedQuery: relatedDocument([]),
  })
  const store = makeStore({ transport: server.transport })
  const { searchResults } = searchApi.endpoints
  const { relatedPins } = relatedPinsApi.endpoints
  const { searchLook } = visualSearchApi.endpoints
  const see = async () => {
    await store.dispatch(searchResults.initiate(search))
    await store.dispatch(relatedPins.initiate({ pinId: '1' }, { subscribe: false }))
    await store.dispatch(searchLook.initiate(look, { subscribe: false }))
  }
  const asked = () =>
    ['search.results', 'CloseupRelatedModulesFeedQuery', 'visualSearch.live'].map(
      (name) => server.askedFor(name).length,
    )
  await see()
  await see()
  expect(asked()).toEqual([1, 1, 1])
  await store.dispatch(settingsApi.endpoints.updatePrivacy.initiate({ hides_ai_pins: true }))
  await see()
  expect(asked()).toEqual([2, 2, 2])
})
