import type { MessageKey } from '../../shared/i18n/messages.ts'

type Group = {
  label: MessageKey<'settings'>
  items: readonly { to: string; label: MessageKey<'settings'> }[]
}

/** The settings pages by group, in the order of their navigation. */
export const SETTINGS_GROUPS: readonly Group[] = [
  {
    label: 'settings.account',
    items: [
      { to: '/settings/account-settings/', label: 'settings.profile' },
      { to: '/settings/edit/email/', label: 'settings.email' },
      { to: '/settings/edit/password/', label: 'settings.password' },
      { to: '/settings/connected-accounts/', label: 'settings.connections' },
      { to: '/settings/claim/', label: 'settings.websites' },
      { to: '/settings/security/', label: 'settings.security' },
      { to: '/settings/sessions/', label: 'settings.sessions' },
      { to: '/settings/your-data/', label: 'settings.yourData' },
      { to: '/settings/leaving/', label: 'settings.leaving' },
    ],
  },
  {
    label: 'settings.safety',
    items: [
      { to: '/settings/privacy/', label: 'settings.privacy' },
      { to: '/settings/permissions/', label: 'settings.permissions' },
      { to: '/settings/edit/mentions/', label: 'settings.mentions' },
      { to: '/settings/messages/', label: 'settings.messages' },
      { to: '/parental-passcode/', label: 'settings.passcode' },
      { to: '/settings/cookies/', label: 'settings.cookies' },
    ],
  },
  {
    label: 'settings.news',
    items: [{ to: '/settings/notifications/', label: 'settings.notifications' }],
  },
]
