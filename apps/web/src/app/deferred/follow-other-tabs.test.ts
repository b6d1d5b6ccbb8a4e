// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  PROFILE_CHANGES,
  profileChanged,
  selectIsProfileStale,
} from '../../entities/session/session-slice.ts'
import { chooseTheme } from '../../shared/browser/theme-choice.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
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
