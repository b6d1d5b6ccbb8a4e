import { describe, expect, it } from 'vitest'
import { boardPageApi } from '../entities/boards/board-page-api.ts'
import { boardsApi } from '../entities/boards/boards-api.ts'
import { selectBoard } from '../entities/boards/boards-slice.ts'
import { pinsApi } from '../entities/pins/pins-api.ts'
import { pinReacted, selectClientPin, selectPin } from '../entities/pins/pins-slice.ts'
import { LIKE } from '../entities/pins/reaction-counts.ts'
import { profileApi } from '../entities/profile/profile-api.ts'
import { queryThatFound } from '../entities/searches/search-paths.ts'
import { recentSearchesApi } from '../entities/searches/recent-searches-api.ts'
import { searchShown, visualSearchMade } from '../entities/searches/searches-slice.ts'
import { storyPinsApi } from '../entities/story-pins/story-pins-api.ts'
import { selectTopic } from '../entities/topics/topics-slice.ts'
import { editBoardApi } from '../features/edit-board/edit-board-api.ts'
import { loadStory } from '../features/edit-story/load-story.ts'
import { storyEditorApi } from '../features/edit-story/story-editor-api.ts'
import { notificationDetailsApi } from '../features/notifications/notification-details-api.ts'
import { savePinApi } from '../features/save-pin/save-pin-api.ts'
import { searchApi } from '../features/search/search-api.ts'
import { typeaheadApi } from '../features/typeahead/SuggestionPanel.tsx'
import { visualSearchApi } from '../features/visual-search/visual-search-api.ts'
import { followApi } from '../features/follow/follow-api.ts'
import { pinInterestsApi } from '../pages/pin/closeup/late/pin-interests-api.ts'
import { makeStore } from '../shared/store/make-store.ts'
import { fakeServer, page } from '../test/fake-server.ts'
import { aPin, aPinView } from '../test/pin-builders.ts'
import { pinDocument } from '../test/stored-documents.ts'

const owner = { id: '3', type: 'user', username: 'ada', full_name: 'Ada', image_medium_url: null }
const board = { id: '7', type: 'board', name: 'Clay', url: '/ada/clay/', privacy: 'public', owner }
const archived = { ...board, archived_by_me_at: '2026-01-01T00:00:00.000Z' }

const blocks = [{ type: 'story_pin_paragraph_block', text: 'Knead' }]
const aPicture = { src: 'data:,', width: 1, height: 1, region: { x: 0, y: 0, w: 1, h: 1 } }
const edited = { title: 'Bread', pages: [{ id: 'a', background_color: '#ffffff', blocks: [] }] }
const topic = {
  id: '41',
  type: 'interest',
  name: 'Clay',
  slug: 'clay',
  follower_count: 1,
  is_followed: false,
}

const server = fakeServer({
  CloseupDetailQuery: pinDocument(aPinView({ id: '1' })),
  CloseupPageQuery: pinDocument(aPinView({ id: '2' })),
  'boards.get': board,
  'boards.list': page([board]),
  'boards.picker': { boards_shortlist: [board], all_boards: [board] },
  'pins.boardTitleSuggestions': ['Bowls', 'Clay'],
  'boards.feed': page([aPin({ id: '4' })]),
  'feeds.boardIdeas': page([aPin({ id: '5' })]),
  'boards.archive': archived,
  'boards.follow': { board_id: '7', followed_by_me: true },
  'pins.interests': [topic],
  'pinDrafts.stories': [{ id: '5', version: 3, content: { type: 'story', story: edited } }],
  'storyPins.content': edited,
  'storyPins.edit': aPinView({ id: '1', story_pin_data: { id: '31', pages: [{ blocks }] } as never }),
  'storyPins.taggedProducts': [aPin({ id: '6' })],
})

const opened = () => makeStore({ transport: server.transport })

const cup = aPin({ id: '8' })
const filters = {
  price_filters: [],
  domain_filters: [{ domain: 'cups.test', count: 1 }],
  category_filters: [],
}
const searchServer = fakeServer({
  'search.results': page([cup]),
  'search.base': page([{ ...board, id: '9' }]),
  'search.typeahead': { items: [{ type: 'query', query: 'cups', is_recent: false }] },
  'search.tab': {
    recent_searches: [{ query: 'tea', scope: 'pins' }],
    recent_personal_searches: [{ query: 'mugs', scope: 'my_pins' }],
    recommended_searches: ['Ceramics'],
  },
  'notifications.details': { notification: { id: '5', kind: 'save' }, pins: [cup], people: [] },
  'visualSearch.live': { results: [cup], ...filters },
})

describe('responses by their names', () => {
  it('C-3.02 a pin in the client has the twelve keys of the document', async () => {
    const store = opened()
    await store.dispatch(pinsApi.endpoints.closeup.initiate('1'))
    const { saved_info, aggregated_pin_data, tracking_params } = aPinView({ id: '1' })
    const nothingYet = selectClientPin(store.getState(), '1')
    expect(nothingYet).toEqual({
      tracking_params_map: { closeup: tracking_params },
      savedInfo: saved_info,
      reaction_counts: [{ reactionType: LIKE, reactionCount: 2 }],
      reaction_by_me: 0,
      favorited_by_me: false,
      favorite_user_count: 2,
      pin_note: '',
      aggregated_pin_data,
      story_pin_data: null,
      boards_shortlist: [],
      related_interest_ids: [],
      boardTitleSuggestions: [],
    })
    await store.dispatch(pinInterestsApi.endpoints.pinInterests.initiate({ pin_id: '1' }))
    await store.dispatch(boardsApi.endpoints.boardPicker.initiate({ pin_id: '1' }))
    await store.dispatch(savePinApi.endpoints.boardTitles.initiate({ pin_id: '1' }))
    store.dispatch(pinReacted({ pinId: '1', type: LIKE }))
    expect(selectClientPin(store.getState(), '1')).toMatchObject({
      reaction_counts: [{ reactionType: LIKE, reactionCount: 3 }],
      reaction_by_me: LIKE,
      favorited_by_me: true,
      favorite_user_count: 3,
      boards_shortlist: ['7'],
      related_interest_ids: ['41'],
      boardTitleSuggestions: ['Bowls', 'Clay'],
    })
  })

  it('C-7.57 those of the details of a notification fill the pins', async () => {
    const store = makeStore({ transport: searchServer.transport })
    await store.dispatch(
      notificationDetailsApi.endpoints.notificationDetails.initiate({ notification_id: '5' }),
    )
    expect(selectPin(store.getState(), '8')?.id).toBe('8')
  })

  it('C-3.75 C-7.59 those of searches update the state of searches', async () => {
    const store = makeStore({ transport: searchServer.transport })
    const state = () => store.getState().searches
    const { searchResults, nameResults } = searchApi.endpoints
    await store.dispatch(searchResults.initiate({ query: 'Cup', scope: 'pins' }))
    await store.dispatch(nameResults.initiate({ query: 'Cup', scope: 'boards' }))
    expect(state()?.queries).toEqual({ 'pins cup': ['8'], 'boards cup': ['9'] })
    expect(selectPin(store.getState(), '8')?.id).toBe('8')
    await store.dispatch(typeaheadApi.endpoints.typeahead.initiate({ term: 'Cu' }))
    expect(state()?.typeaheadCache).toEqual({ cu: [{ type: 'query', query: 'cups', is_recent: false }] })
    await store.dispatch(recentSearchesApi.endpoints.searchTab.initiate({}))
    await store.dispatch(visualSearchApi.endpoints.searchLook.initiate({ look: 'abc' }))
    store.dispatch(searchShown({ query: 'Cup', scope: 'pins' }))
    store.dispatch(visualSearchMade({ look: 'abc', picture: aPicture }))
    expect(state()).toMatchObject({
      currentSearch: { query: 'Cup', scope: 'pins' },
      productFilters: filters,
      recentSearches: [{ query: 'tea', scope: 'pins' }],
      recentPersonalSearches: [{ query: 'mugs', scope: 'my_pins' }],
      recommendedSearches: ['Ceramics'],
      visualSearches: { abc: aPicture },
    })
    expect(Object.keys(state() ?? {})).toHaveLength(8)
    expect(queryThatFound(state(), '8')).toBe('Cup')
    expect(queryThatFound(state(), '4')).toBe('')
  })

  it('C-7.46 those of a pin and of its page fill the pins', async () => {
    const store = opened()
    await store.dispatch(pinsApi.endpoints.closeup.initiate('1'))
    await store.dispatch(pinsApi.endpoints.lightPin.initiate('2'))
    expect([selectPin(store.getState(), '1')?.id, selectPin(store.getState(), '2')?.id]).toEqual(['1', '2'])
  })

  it.each([
    ['of a board', boardsApi.endpoints.board.initiate({ board_id: '7' })],
    ['of its page', boardPageApi.endpoints.boardPage.initiate({ username: 'ada', slug: 'clay' })],
    [
      'of the boards of a profile',
      profileApi.endpoints.profileBoards.initiate({ username: 'ada', sort: 'last_pinned_to', isOwn: false }),
    ],
  ] as const)('C-7.49 those %s fill the boards', async (_name, ask) => {
    const store = opened()
    await store.dispatch(ask as never)
    expect(selectBoard(store.getState(), '7')?.name).toBe('Clay')
  })

  it('C-7.49 those of the archive and of following change the board', async () => {
    const store = opened()
    await store.dispatch(boardsApi.endpoints.board.initiate({ board_id: '7' }))
    await store.dispatch(editBoardApi.endpoints.archiveBoard.initiate({ board_id: '7' }))
    expect(selectBoard(store.getState(), '7')?.archived_by_me_at).toBe(archived.archived_by_me_at)
    await store.dispatch(followApi.endpoints.followBoard.initiate({ board_id: '7' }))
    expect(selectBoard(store.getState(), '7')?.followed_by_me).toBe(true)
  })

  it('C-7.49 those of a board’s pins and of ideas for it fill the pins', async () => {
    const store = opened()
    await store.dispatch(boardPageApi.endpoints.boardFeed.initiate({ boardId: '7', isSectionless: false }))
    await store.dispatch(boardPageApi.endpoints.boardIdeas.initiate('7'))
    expect([selectPin(store.getState(), '4')?.id, selectPin(store.getState(), '5')?.id]).toEqual(['4', '5'])
  })

  it('C-7.51 those of the topics of a pin set its related_interest_ids and fill the topics', async () => {
    const store = opened()
    await store.dispatch(pinsApi.endpoints.closeup.initiate('1'))
    await store.dispatch(pinInterestsApi.endpoints.pinInterests.initiate({ pin_id: '1' }))
    expect(selectPin(store.getState(), '1')?.related_interest_ids).toEqual(['41'])
    expect(selectTopic(store.getState(), '41')?.slug).toBe('clay')
  })

  it('C-7.47 those of stories: an edit changes the pin, a draft and a published story fill the editor', async () => {
    const store = opened()
    await store.dispatch(pinsApi.endpoints.closeup.initiate('1'))
    await store.dispatch(storyEditorApi.endpoints.editStory.initiate({ pin_id: '1', pages: [] }))
    expect(selectPin(store.getState(), '1')?.story_pin_data?.pages[0]?.blocks).toEqual(blocks)
    const draft = await loadStory({ pinId: null, draftId: '5' }, store.dispatch)
    expect([draft?.details.title, draft?.draft]).toEqual(['Bread', { id: '5', version: 3 }])
    expect((await loadStory({ pinId: '1', draftId: null }, store.dispatch))?.details.title).toBe('Bread')
  })

  it('C-7.47 those of the products of a story fill the pins', async () => {
    const store = opened()
    await store.dispatch(storyPinsApi.endpoints.storyProducts.initiate({ pin_id: '1' }))
    expect(selectPin(store.getState(), '6')?.title).toBe('Blue bowl')
  })
})
