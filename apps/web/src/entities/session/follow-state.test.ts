import { describe, expect, it } from 'vitest'
import type { InitialUser, PageData } from '@tessera/api-types/page/request-context'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import type { PageState } from '../../shared/api/state-request.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { selectExperiences } from '../experiments/experiences-slice.ts'
import { selectUser } from '../users/users-slice.ts'
import { followState } from './follow-state.ts'
import { arrivedSession, selectExperiments, selectIsAuthenticated, selectViewer } from './session-slice.ts'

const ada: InitialUser = {
  id: '11',
  username: 'ada',
  full_name: 'Ada Moss',
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
}
const bo = { id: '5', username: 'bo', full_name: 'Bo', explicitly_followed_by_me: false }

const visitorsStore = (pageData: Partial<PageData> = { renderMode: 'cached' }) => {
  const session = arrivedSession({ requestContext: aRequestContext(), pageData: aPageData(pageData) })
  const store = makeStore({
    transport: () => Promise.reject(new Error('no calls')),
    preloadedState: { session },
  })
  store.dispatch(entitiesReceived({ users: [bo] }))
  return store
}

const served = (over: Partial<PageData> = {}): PageState => ({
  state: {
    experiences: { profile: { experience_id: 500502, status: 'pending' } },
    users: { ids: ['5'], entities: { 5: { ...bo, explicitly_followed_by_me: true } } },
  } as never,
  page: {
    requestContext: aRequestContext({
      isAuthenticated: true,
      fullPath: '/?utm_source=homescreen_icon&utm_pai=1',
    }),
    pageData: aPageData({
      initialUser: ada,
      experiments: { active: { new_thing: 'enabled' }, triggerable: {} },
      ...over,
    }),
  },
})

async function follow(store: ReturnType<typeof visitorsStore>, isSomebodys = true, answer = served()) {
  const told: string[] = []
  await followState(store, {
    isSomebodys: () => isSomebodys,
    fetchState: () => Promise.resolve(void told.push('asked')).then(() => answer),
  })
  return told
}

describe('a page made for visitors that reaches a member', () => {
  it('I-7.29 takes on the member’s state, experiments and session', async () => {
    const store = visitorsStore()
    expect(await follow(store)).toEqual(['asked'])
    const state = store.getState()
    expect(selectViewer(state)).toEqual(ada)
    expect(selectIsAuthenticated(state)).toBe(true)
    expect(selectExperiments(state)).toEqual({ new_thing: 'enabled' })
    expect(selectExperiences(state)).toEqual({ profile: { experience_id: 500502, status: 'pending' } })
    expect(state.session).toMatchObject({ isPWA: true, isPaidTraffic: true })
    expect(selectUser(state, '5')?.explicitly_followed_by_me).toBe(true)
  })

  it('I-7.29 asks nothing for a visitor, nor for a page that was rendered for its reader', async () => {
    expect(await follow(visitorsStore(), false)).toEqual([])
    expect(await follow(visitorsStore({ renderMode: 'server' }))).toEqual([])
    expect(await follow(visitorsStore({ renderMode: 'cached', initialUser: ada }))).toEqual([])
  })

  it('stays as it is when the server knows of nobody either', async () => {
    const store = visitorsStore()
    expect(await follow(store, true, served({ initialUser: null }))).toEqual(['asked'])
    expect(selectViewer(store.getState())).toBeNull()
  })
})
