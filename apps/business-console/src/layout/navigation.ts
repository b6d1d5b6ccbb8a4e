export interface NavItem {
  /** What decides whether the item shows: its list must be readable. */
  resource: string
  action: string
  /** Below the address of the hub. */
  place: string
  label: string
}

export interface NavGroup {
  name: 'users' | 'accounts'
  items: readonly NavItem[]
}

const item = (resource: string, label: string, action = 'list'): NavItem => ({
  resource,
  action,
  place: resource,
  label: `console.nav.${label}`,
})

export const navGroups: readonly NavGroup[] = [
  { name: 'users', items: [item('people', 'people'), item('invites', 'invites')] },
  { name: 'accounts', items: [item('ad-accounts', 'ad_accounts'), item('profiles', 'profiles')] },
]

export const navRest: readonly NavItem[] = [item('history', 'history'), item('settings', 'settings', 'edit')]

/** `here` is the open place, below the address of the hub. */
export const isWithin = ({ place }: NavItem, here: string): boolean =>
  here === place || here.startsWith(`${place}/`)

export interface MenuState {
  /** Groups that were collapsed, in this visit or an earlier one. */
  collapsed: readonly string[]
  /** Where the last of them was collapsed. */
  collapsedAt: string | null
}

/** Arriving at a page opens its group; there it may be collapsed again. */
export const isGroupOpen = (
  { name, items }: NavGroup,
  { collapsed, collapsedAt }: MenuState,
  here: string,
): boolean =>
  !collapsed.includes(name) || (here !== collapsedAt && items.some((each) => isWithin(each, here)))

export function toggled(group: NavGroup, state: MenuState, here: string): MenuState {
  const others = state.collapsed.filter((name) => name !== group.name)
  return isGroupOpen(group, state, here)
    ? { collapsed: [...others, group.name], collapsedAt: here }
    : { ...state, collapsed: others }
}
