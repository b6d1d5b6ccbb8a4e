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

/** A place of the site that the shell leads to. It appears once its page exists. */
export type Place = {
  handler: string
  to: string
  label: MessageKey
  Icon: ComponentType<IconProps>
  /** Its own kind of link. */
  Way?: ComponentType<LinkProps>
}

const built = (places: readonly Place[]) => places.filter(({ handler }) => pageHandlerNames.includes(handler))

const home: Place = { handler: 'index', to: '/', label: 'nav.home', Icon: HomeIcon }
const search: Place = {
  handler: 'search/[scope]',
  to: '/search/pins/',
  label: 'nav.search',
  Icon: SearchIcon,
}
const create: Place = {
  handler: 'pin-creation-tool',
  to: '/pin-creation-tool/',
  label: 'nav.create',
  Icon: PlusIcon,
}
const messages: Place = {
  handler: 'messages',
  to: '/messages/',
  label: 'nav.messages',
  Icon: ChatIcon,
  Way: MessagesLink,
}
const notifications: Place = {
  handler: 'news_hub',
  to: '/news_hub/',
  label: 'nav.notifications',
  Icon: BellIcon,
}
const settings: Place = { handler: 'settings', to: '/settings/', label: 'nav.settings', Icon: SettingsIcon }

const profileOf = ({ username }: InitialUser): Place => ({
  handler: '[username]',
  to: `/${username}/`,
  label: 'nav.profile',
  Icon: PersonIcon,
})

export const mainPlaces = (viewer: InitialUser | null): Place[] => built(viewer ? [home, create] : [home])

export const personalPlaces = ({ should_show_messaging, isLimitedLogin }: InitialUser): Place[] =>
  built(should_show_messaging && !isLimitedLogin ? [notifications, messages] : [notifications])

const logIn: Place = { handler: 'login', to: '/login/', label: 'nav.logIn', Icon: PersonIcon }

export const accountPlaces = (viewer: InitialUser | null): Place[] =>
  built(viewer ? [profileOf(viewer), settings] : [logIn])

export const bottomPlaces = (viewer: InitialUser | null): Place[] =>
  built(viewer ? [home, search, create, notifications, profileOf(viewer)] : [home, search])
