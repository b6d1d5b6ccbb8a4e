import type { ComponentType } from 'react'
import type { InitialUser } from '@tessera/api-types/page/request-context'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import {
  BellIcon,
  ChatIcon,
  CompassIcon,
  HomeIcon,
  PersonIcon,
  PlusIcon,
  SettingsIcon,
} from '../../shared/ui/icons/shell-icons.tsx'
import type { IconProps } from '../../shared/ui/icons/IconShape.tsx'
import type { LinkProps } from '../../shared/navigation/Link.tsx'
import { MessagesLink } from './MessagesLink.tsx'

/** A page of the site that the navigation links to. */
export type NavigationItem = {
  to: string
  label: MessageKey<'core'>
  Icon: ComponentType<IconProps>
  /** Its own kind of link. */
  Way?: ComponentType<LinkProps>
}

const home: NavigationItem = { to: '/', label: 'nav.home', Icon: HomeIcon }
const explore: NavigationItem = { to: '/topics/', label: 'nav.explore', Icon: CompassIcon }
const create: NavigationItem = {
  to: '/pin-creation-tool/',
  label: 'nav.create',
  Icon: PlusIcon,
}
const messages: NavigationItem = {
  to: '/messages/',
  label: 'nav.messages',
  Icon: ChatIcon,
  Way: MessagesLink,
}
const notifications: NavigationItem = {
  to: '/news_hub/',
  label: 'nav.notifications',
  Icon: BellIcon,
}
const settings: NavigationItem = {
  to: '/settings/',
  label: 'nav.settings',
  Icon: SettingsIcon,
}

const profileOf = ({ username }: InitialUser): NavigationItem => ({
  to: `/${username}/`,
  label: 'nav.profile',
  Icon: PersonIcon,
})

export const mainItems = (viewer: InitialUser | null): NavigationItem[] =>
  viewer ? [home, explore, create] : [home, explore]

export const personalItems = ({ should_show_messaging, isLimitedLogin }: InitialUser): NavigationItem[] =>
  should_show_messaging && !isLimitedLogin ? [notifications, messages] : [notifications]

const logIn: NavigationItem = { to: '/login/', label: 'nav.logIn', Icon: PersonIcon }

export const accountItems = (viewer: InitialUser | null): NavigationItem[] =>
  viewer ? [profileOf(viewer), settings] : [logIn]

export const bottomItems = (viewer: InitialUser | null): NavigationItem[] =>
  viewer ? [home, explore, create, notifications, profileOf(viewer)] : [home, explore]
