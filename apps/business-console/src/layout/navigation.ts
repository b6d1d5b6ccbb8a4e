import type { HubResource } from '../shared/console-resource.ts'

/** A place of the hub: its name is its address below the hub. */
type Place = Pick<HubResource, 'name'>

export interface NavGroup {
  name: string
  items: readonly Place[]
}

/** `here` is the open place, below the address of the hub. */
export const isWithin = ({ name }: Place, here: string): boolean =>
  here === name || here.startsWith(`${name}/`)

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
