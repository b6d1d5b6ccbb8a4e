// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { InitialUser } from '@tessera/api-types/page/request-context'
import { makeStore } from '../../shared/store/make-store.ts'
import { attachTracker } from '../../shared/tracking/track.ts'
import { fakeServer, refusal } from '../../test/fake-server.ts'
import { aUser } from '../../test/pin-builders.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { arrivedSession } from '../session/session-slice.ts'
import { loadShareSuggestions } from './load-share-suggestions.ts'
import { maySuggestPeople } from './may-message.ts'
import {
  selectShareSuggestions,
  shareSuggestionsCleared,
  shareSuggestionsReplaced,
} from './share-suggestions-slice.ts'

const bo = { ...aUser({ id: '12', username: 'bo', full_name: 'Bo Lind' }), is_recent_contact: true }

const viewer: InitialUser = {
  id: '11',
  username: 'ada',
  full_name: 'Ada Moss',
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
  should_show_messaging: true,
  isLimitedLogin: false,
}

function aStore(over: Partial<InitialUser> | null, isAuthenticated: boolean, answer: unknown = [bo]) {
  const server = fakeServer({ 'shareSuggestions.list': answer })
  const session = arrivedSession({
    requestContext: aRequestContext({ isAuthenticated }),
    pageData: aPageData({ initialUser: over && { ...viewer, ...over } }),
  })
  return { server, store: makeStore({ transport: server.transport, preloadedState: { session } }) }
}

const YES_NO = [true, false]
const table = YES_NO.flatMap((isAuth) =>
  YES_NO.flatMap((isLimited) => YES_NO.map((shows) => [isAuth, isLimited, shows] as const)),
)

describe('whom a member may want to send to', () => {
  it.each(table)('I-6.10 signed in %s, limited %s, wants messages %s', (isAuth, isLimitedLogin, shows) => {
    const asker = { isAuth, isLimitedLogin, should_show_messaging: shows }
    expect(maySuggestPeople(asker)).toBe(isAuth && !isLimitedLogin && shows)
  })

  it.each([
    ['a visitor', null, false, 0],
    ['a limited login', { isLimitedLogin: true }, false, 0],
    ['a member who wants no messages', { should_show_messaging: false }, true, 0],
    ['a member', {}, true, 1],
  ] as const)('C-6.11 I-6.10 is asked for %s so often: %#', async (_who, over, isAuthenticated, count) => {
    const { store, server } = aStore(over, isAuthenticated)
    await loadShareSuggestions(store)
    expect(server.askedFor('shareSuggestions.list')).toHaveLength(count)
  })

  it('I-4.50 C-7.39 is asked once, with what the documents name', async () => {
    const { store, server } = aStore({}, true)
    await loadShareSuggestions(store)
    await loadShareSuggestions(store)
    expect(server.calls.map(({ input }) => input)).toEqual([
      { suggestion_type: 'share', hide_group_conversations: false },
    ])
    expect(selectShareSuggestions(store.getState())).toEqual([bo])
  })

  it('I-4.50 is replaced, and asked for again once cleared', async () => {
    const { store, server } = aStore({}, true)
    store.dispatch(shareSuggestionsReplaced([]))
    await loadShareSuggestions(store)
    expect(server.calls).toEqual([])
    store.dispatch(shareSuggestionsCleared())
    expect(selectShareSuggestions(store.getState())).toBeNull()
    await loadShareSuggestions(store)
    expect(selectShareSuggestions(store.getState())).toEqual([bo])
  })

  it('I-8.30 a failure is only counted, and may be tried again', async () => {
    const counted: unknown[] = []
    const detach = attachTracker({ track: () => undefined, count: (metric) => counted.push(metric) })
    const { store } = aStore({}, true, refusal(503))
    await loadShareSuggestions(store)
    detach()
    expect(counted).toEqual([{ name: 'share_suggestions_failed', tags: {} }])
    expect(selectShareSuggestions(store.getState())).toBeNull()
  })
})
