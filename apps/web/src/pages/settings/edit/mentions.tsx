import { membersOnly } from '../../../entities/session/sign-in-required.ts'
import { MentionsForm } from '../../../features/edit-settings/MentionsForm.tsx'
import { WithSettings } from '../../../features/edit-settings/WithSettings.tsx'
import { SettingsFrame } from '../../../features/settings-frame/SettingsFrame.tsx'
import type { MessageArea } from '../../../shared/i18n/messages.ts'
import type { Translate } from '../../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'preferences']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.mentions') })

export const Page = () => (
  <SettingsFrame title="settings.mentions">
    <WithSettings>{(settings) => <MentionsForm settings={settings} />}</WithSettings>
  </SettingsFrame>
)
