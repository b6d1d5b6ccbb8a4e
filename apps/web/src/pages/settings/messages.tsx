import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { MessagesForm } from '../../features/edit-settings/MessagesForm.tsx'
import { WithSettings } from '../../features/edit-settings/WithSettings.tsx'
import { SettingsFrame } from '../../features/settings-frame/SettingsFrame.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'preferences']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.messages') })

export const Page = () => (
  <SettingsFrame title="settings.messages">
    <WithSettings>{(settings) => <MessagesForm settings={settings} />}</WithSettings>
  </SettingsFrame>
)
