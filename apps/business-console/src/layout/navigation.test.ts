import { describe, expect, it } from 'vitest'
import { isGroupOpen, isWithin, toggled, type MenuState, type NavGroup } from './navigation.ts'

const users: NavGroup = { name: 'users', items: [{ name: 'people' }, { name: 'invites' }] }
const accounts: NavGroup = { name: 'accounts', items: [{ name: 'ad-accounts' }] }
const kept = (...collapsed: string[]): MenuState => ({ collapsed, collapsedAt: null })

describe('sidebar groups', () => {
  it('B-2.59 are open at first, and closed once collapsed', () => {
    expect(isGroupOpen(users, kept(), 'history')).toBe(true)
    expect(isGroupOpen(users, kept('users'), 'history')).toBe(false)
  })

  it('B-2.59 open for the page one comes to, whatever was kept', () => {
    expect(isGroupOpen(users, kept('users'), 'people/42')).toBe(true)
    expect(isGroupOpen(accounts, kept('accounts'), 'ad-accounts/7/settings')).toBe(true)
  })

  it('B-2.58 collapse and expand on their own page too, and open again on the next', () => {
    const closed = toggled(users, kept(), 'people')
    expect(isGroupOpen(users, closed, 'people')).toBe(false)
    expect(isGroupOpen(users, closed, 'invites')).toBe(true)
    expect(isGroupOpen(users, toggled(users, closed, 'people'), 'people')).toBe(true)
    expect(isGroupOpen(users, toggled(users, kept('users'), 'people'), 'people')).toBe(false)
  })

  it('tell a page from one whose address only begins alike', () => {
    expect(isWithin({ name: 'people' }, 'people-elsewhere')).toBe(false)
  })
})
