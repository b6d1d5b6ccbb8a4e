import { expect, it } from 'vitest'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { classifyLanding, visitOf } from './landing.ts'

const ada = {
  id: '1',
  username: 'ada',
  full_name: 'Ada',
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
}

function landedOn(fullPath: string, viewer: typeof ada | null) {
  const session = arrivedSession({
    requestContext: aRequestContext({ fullPath, isAuthenticated: viewer !== null }),
    pageData: aPageData({ initialUser: viewer }),
  })
  const store = makeStore({ transport: fakeServer({}).transport, preloadedState: { session } })
  classifyLanding(store)
  return { type: store.getState().session?.landingPageType, visit: visitOf(store) }
}

it('I-2.43 members and visitors are classified by the page they land on, and a board as their own', () => {
  expect(landedOn('/ada/lamps/', ada)).toEqual({
    type: 'own_board',
    visit: { landing_page_type: 'own_board' },
  })
  expect(landedOn('/ada/lamps/small/', ada).type).toBe('own_section')
  expect(landedOn('/bo/lamps/', ada).type).toBe('board')
  expect(landedOn('/ada/lamps/', null).type).toBe('board')
  expect(landedOn('/settings/', ada)).toEqual({ type: null, visit: {} })
})
