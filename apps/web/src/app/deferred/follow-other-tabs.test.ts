// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  arrivedSession,
  PROFILE_CHANGES,
  profileChanged,
  selectIsProfileStale,
} from '../../entities/session/session-slice.ts'
import { chooseTheme } from '../../shared/browser/theme-choice.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { messagingViewer } from '../../test/open-messages.tsx'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { followOtherTabs } from './follow-other-tabs.ts'

const KEY = 'changed_in_tab'
const aStore = () => makeStore({ transport: fakeServer({}).transport })
const changeElsewhere = (newValue: string | null, key = KEY) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

let stop = () => undefined as void
beforeEach(() => localStorage.clear())
afterEach(() => {
  stop()
  chooseTheme('system')
})

it('what is saved or removed here is told to the other tabs, what they told is not', () => {
  const store = aStore()
  stop = followOtherTabs(store)
  store.dispatch(profileChanged())
  expect(localStorage.getItem(KEY)).toBeNull()
  store.dispatch({ type: PROFILE_CHANGES[0]! })
  expect(localStorage.getItem(KEY)).toMatch(/^profile \d+$/)
})

it('what is saved in another tab makes the lists of the profile stale', () => {
  const store = aStore()
  stop = followOtherTabs(store)
  changeElsewhere('profile 1', 'another')
  changeElsewhere('nonsense 1')
  changeElsewhere(null)
  expect(selectIsProfileStale(store.getState())).toBe(false)
  changeElsewhere('profile 1')
  expect(selectIsProfileStale(store.getState())).toBe(true)
})

it('the theme that is chosen in another tab is worn here', () => {
  stop = followOtherTabs(aStore())
  chooseTheme('dark')
  delete document.documentElement.dataset.theme
  changeElsewhere(localStorage.getItem(KEY))
  expect(document.documentElement.dataset.theme).toBe('dark')
})

const aMembersStore = () => {
  const pageData = aPageData({ initialUser: messagingViewer })
  const session = arrivedSession({ requestContext: aRequestContext({ isAuthenticated: true }), pageData })
  return makeStore({ transport: fakeServer({}).transport, preloadedState: { session } })
}

it('a tab of a member is loaded anew once another is the one who goes on', () => {
  const reload = vi.fn()
  stop = followOtherTabs(aMembersStore(), reload)
  const { id } = messagingViewer
  expect(localStorage.getItem('viewer_in_tab')).toBe(id)
  changeElsewhere(id, 'viewer_in_tab')
  changeElsewhere(null, 'viewer_in_tab')
  expect(reload).not.toHaveBeenCalled()
  changeElsewhere('77', 'viewer_in_tab')
  expect(reload).toHaveBeenCalledOnce()
})

it('a page that was typed in stays, and one that was not is loaded anew', () => {
  const reload = vi.fn()
  stop = followOtherTabs(aMembersStore(), reload)
  document.body.dispatchEvent(new Event('input', { bubbles: true }))
  changeElsewhere('77', 'viewer_in_tab')
  expect(reload).not.toHaveBeenCalled()
  history.pushState(null, '', '/another/')
  changeElsewhere('78', 'viewer_in_tab')
  expect(reload).toHaveBeenCalledOnce()
  history.replaceState(null, '', '/')
})
