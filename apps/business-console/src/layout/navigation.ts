import { HUB_BASE } from '../shared/console-paths.ts'

export interface NavItem {
  /** What decides whether the item shows: its list must be readable. */
  resource: string
  action: string
  to: string
  label: string
}

export interface NavGroup {
  name: 'users' | 'accounts'
  items: readonly NavItem[]
}

const item = (resource: string, label: string, action = 'list'): NavItem => ({
  resource,
  action,
  to: `${HUB_BASE}/${resource}`,
  label: `console.nav.${label}`,
})

export const navGroups: readonly NavGroup[] = [
  { name: 'users', items: [item('people', 'people'), item('invites', 'invites')] },
  { name: 'accounts', items: [item('ad-accounts', 'ad_accounts'), item('profiles', 'profiles')] },
]

export const navRest: readonly NavItem[] = [item('history', 'history'), item('settings', 'settings', 'edit')]

export const isWithin = ({ to }: NavItem, pathname: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`)

/** The group of the current page is open whatever was kept. */
export const isGroupOpen = (group: NavGroup, collapsed: readonly string[], pathname: string): boolean =>
  !collapsed.includes(group.name) || group.items.some((each) => isWithin(each, pathname))
