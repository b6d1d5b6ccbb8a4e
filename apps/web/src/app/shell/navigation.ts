import type { ComponentType } from 'react'
import type { InitialUser } from '@tessera/api-types/page/request-context'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import {
  BellIcon,
  ChatIcon,
  HomeIcon,
  PersonIcon,
  PlusIcon,
  SearchIcon,
  SettingsIcon,
} from '../../shared/ui/icons/shell-icons.tsx'
import type { IconProps } from '../../shared/ui/icons/IconShape.tsx'
import type { LinkProps } from '../../shared/navigation/Link.tsx'
import { pageHandlerNames } from '../routing/page-modules.ts'
import { MessagesLink } from './MessagesLink.tsx'

/** A page of the site that the navigation links to. It appears once its page exists. */
export type NavigationItem = {
  handler: string
  to: string
  label: MessageKey<'core'>
  Icon: ComponentType<IconProps>
  /** Its own kind of link. */
  Way?: ComponentType<LinkProps>
}

const built = (items: readonly NavigationItem[]) =>
  items.filter(({ handler }) => pageHandlerNames.includes(handler))

const home: NavigationItem = { handler: 'index', to: '/', label: 'nav.home', Icon: HomeIcon }
const search: NavigationItem = {
  handler: 'search/[scope]',
  to: '/search/pins/',
  label: 'nav.search',
  Icon: SearchIcon,
}
const create: NavigationItem = {
  handler: 'pin-creation-tool',
  to: '/pin-creation-tool/',
  label: 'nav.create',
  Icon: PlusIcon,
}
const messages: NavigationItem = {
  handler: 'messages',
  to: '/messages/',
  label: 'nav.messages',
  Icon: ChatIcon,
  Way: MessagesLink,
}
const notifications: NavigationItem = {
  handler: 'news_hub',
  to: '/news_hub/',
  label: 'nav.notifications',
  Icon: BellIcon,
}
const settings: NavigationItem = {
  handler: 'settings',
  to: '/settings/',
  label: 'nav.settings',
  Icon: SettingsIcon,
}

const profileOf = ({ username }: InitialUser): NavigationItem => ({
  handler: '[username]',
  to: `/${username}/`,
  label: 'nav.profile',
  Icon: PersonIcon,
})

export const mainItems = (viewer: InitialUser | null): NavigationItem[] =>
  built(viewer ? [home, create] : [home])

export const personalItems = ({ should_show_messaging, isLimitedLogin }: InitialUser): NavigationItem[] =>
  built(should_show_messaging && !isLimitedLogin ? [notifications, messages] : [notifications])

const logIn: NavigationItem = { handler: 'login', to: '/login/', label: 'nav.logIn', Icon: PersonIcon }

export const accountItems = (viewer: InitialUser | null): NavigationItem[] =>
  built(viewer ? [profileOf(viewer), settings] : [logIn])

export const bottomItems = (viewer: InitialUser | null): NavigationItem[] =>
  built(viewer ? [home, search, create, notifications, profileOf(viewer)] : [home, search])
