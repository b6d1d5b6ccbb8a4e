import { describe, expect, it } from 'vitest'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { boardCreated, boardDeleted } from '../boards/boards-slice.ts'
import { pinsAdded, pinsRemoved } from '../pins/pin-moves.ts'
import { pinDeleted, pinSaved, pinsRestored, pinUnsaved } from '../pins/pins-slice.ts'
import { sectionCreated, sectionDeleted } from '../sections/sections-slice.ts'
import {
  arrivedSession,
  imageViewed,
  PROFILE_CHANGES,
  profileRefreshed,
  selectIsAuthenticated,
  selectIsProfileStale,
  selectLoginSignupFrom,
  selectViewedImages,
} from './session-slice.ts'
import { signInApi } from './sign-in-api.ts'
import { signUpPrompted } from './sign-up-prompt-slice.ts'

const arrived = (fullPath = '/') =>
  arrivedSession({ requestContext: aRequestContext({ fullPath }), pageData: aPageData() })

const aVisit = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  makeStore({ transport: fakeServer(answers).transport, preloadedState: { session: arrived() } })

describe('the session of a served page', () => {
  it('I-3.44 I-4.83 I-4.84 knows a home-screen start and paid traffic from the address', () => {
    const plain = arrived()
    expect([plain.isPWA, plain.isPaidTraffic]).toEqual([false, false])
    const marked = arrived('/?utm_source=homescreen_icon&utm_pai=1')
    expect([marked.isPWA, marked.isPaidTraffic]).toEqual([true, true])
  })

  it('C-3.78 has the seven keys of the document', () => {
    expect(aVisit().getState().session).toMatchObject({
      isAuthenticated: false,
      userId: null,
      viewedImages: [],
      loginSignupFrom: null,
      unauthSavePinId: null,
      isProfilePinsStale: false,
      landingPageType: null,
    })
    const ada = { id: '1', username: 'ada', full_name: 'Ada', first_name: 'Ada' }
    const session = arrivedSession({
      requestContext: aRequestContext({ isAuthenticated: true }),
      pageData: aPageData({ initialUser: { ...ada, image_medium_url: null, is_partner: false } }),
    })
    expect(session).toMatchObject({ isAuthenticated: true, userId: '1' })
  })

  it.each([
    ['a login', { token: 't' }],
    ['a registration', { token: 't', isRegistration: true }],
  ])('C-4.90 %s makes it authenticated', async (_name, begin) => {
    const store = aVisit({ 'auth.beginSession': { user_id: '1' } })
    await store.dispatch(signInApi.endpoints.beginSession.initiate(begin))
    expect(selectIsAuthenticated(store.getState())).toBe(true)
  })

  it('C-9.07 keeps the picture viewed last and ten others', () => {
    const store = aVisit()
    for (let picture = 1; picture <= 12; picture += 1) store.dispatch(imageViewed(`/${picture}.jpg`))
    expect(selectViewedImages(store.getState())).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((picture) => `/${picture}.jpg`),
    )
    store.dispatch(imageViewed('/5.jpg'))
    expect(selectViewedImages(store.getState()).slice(0, 2)).toEqual(['/5.jpg', '/12.jpg'])
    expect(selectViewedImages(store.getState())).toHaveLength(11)
  })

  it('what makes a profile stale are actions that there are', () => {
    const boards = [boardCreated, boardDeleted, sectionCreated, sectionDeleted]
    const pins = [pinSaved, pinUnsaved, pinsRestored, pinDeleted, pinsAdded, pinsRemoved]
    expect(PROFILE_CHANGES).toEqual([...boards, ...pins].map(({ type }) => type))
  })

  it('remembers what a visitor wanted to do, and that the profile was changed', () => {
    const store = aVisit()
    store.dispatch(signUpPrompted({ reason: 'follow', next: '/' }))
    expect(selectLoginSignupFrom(store.getState())).toBe('follow')
    store.dispatch(boardDeleted({ boardId: '7' }))
    expect(selectIsProfileStale(store.getState())).toBe(true)
    store.dispatch(profileRefreshed())
    expect(selectIsProfileStale(store.getState())).toBe(false)
  })
})
