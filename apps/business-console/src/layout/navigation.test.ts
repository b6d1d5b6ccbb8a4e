import { describe, expect, it } from 'vitest'
import { isGroupOpen, isWithin, navGroups } from './navigation.ts'

const [users, accounts] = navGroups as [(typeof navGroups)[0], (typeof navGroups)[0]]

describe('sidebar groups', () => {
  it('B-2.59 are open at first, and closed once collapsed', () => {
    expect(isGroupOpen(users, [], '/business/hub/history')).toBe(true)
    expect(isGroupOpen(users, ['users'], '/business/hub/history')).toBe(false)
  })

  it('B-2.59 open for the current page whatever was kept', () => {
    expect(isGroupOpen(users, ['users'], '/business/hub/people/42')).toBe(true)
    expect(isGroupOpen(accounts, ['accounts'], '/business/hub/ad-accounts/7/settings')).toBe(true)
  })

  it('tell a page from one whose address only begins alike', () => {
    expect(isWithin(users.items[0]!, '/business/hub/people-elsewhere')).toBe(false)
  })
})
