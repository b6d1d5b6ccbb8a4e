import type { MessageKey } from '../../shared/i18n/messages.ts'

type Place = { to: string; label: MessageKey<'settings'> }
type Group = { label: MessageKey<'settings'>; pages: readonly [Place, ...Place[]] }

/** The entries of the settings in their order; what belongs together is one entry, with a tab for each page. */
export const SETTINGS_GROUPS: readonly Group[] = [
  {
    label: 'settings.profile',
    pages: [{ to: '/settings/account-settings/', label: 'settings.profile' }],
  },
  {
    label: 'settings.account',
    pages: [
      { to: '/settings/edit/email/', label: 'settings.email' },
      { to: '/settings/edit/password/', label: 'settings.password' },
      { to: '/settings/connected-accounts/', label: 'settings.connections' },
      { to: '/settings/claim/', label: 'settings.websites' },
      { to: '/settings/leaving/', label: 'settings.leaving' },
    ],
  },
  {
    label: 'settings.login',
    pages: [
      { to: '/settings/security/', label: 'settings.security' },
      { to: '/settings/sessions/', label: 'settings.sessions' },
    ],
  },
  {
    label: 'settings.privacyAndData',
    pages: [
      { to: '/settings/privacy/', label: 'settings.privacy' },
      { to: '/settings/home-feed/', label: 'settings.homeFeed' },
      { to: '/settings/cookies/', label: 'settings.cookies' },
      { to: '/settings/your-data/', label: 'settings.yourData' },
      { to: '/settings/import/', label: 'settings.import' },
    ],
  },
  {
    label: 'settings.talk',
    pages: [
      { to: '/settings/permissions/', label: 'settings.permissions' },
      { to: '/settings/edit/mentions/', label: 'settings.mentions' },
      { to: '/settings/messages/', label: 'settings.messages' },
    ],
  },
  {
    label: 'settings.notifications',
    pages: [{ to: '/settings/notifications/', label: 'settings.notifications' }],
  },
  {
    label: 'settings.appearance',
    pages: [{ to: '/settings/appearance/', label: 'settings.appearance' }],
  },
  { label: 'settings.passcode', pages: [{ to: '/parental-passcode/', label: 'settings.passcode' }] },
  {
    label: 'settings.recentlyDeleted',
    pages: [{ to: '/settings/recently-deleted/', label: 'settings.recentlyDeleted' }],
  },
]

const samePlace = (one: string, other: string) =>
  one.replace(/\/$/, '') === other.replace(/\/$/, '').toLowerCase()

/** Whether the address is one of the entry's pages. */
export const holdsPage = ({ pages }: Group, pathname: string): boolean =>
  pages.some(({ to }) => samePlace(to, pathname))
