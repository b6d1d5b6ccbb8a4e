import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { ConnectedAccounts } from '../../features/connected-accounts/ConnectedAccounts.tsx'
import { SettingsFrame } from '../../features/settings-frame/SettingsFrame.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'social']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.connections') })

export const Page = () => (
  <SettingsFrame title="settings.connections">
    <ConnectedAccounts />
  </SettingsFrame>
)
