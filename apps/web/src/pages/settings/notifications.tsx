import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { NotificationSettings } from '../../features/edit-settings/NotificationSettings.tsx'
import { SettingsFrame } from '../../features/settings-frame/SettingsFrame.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'preferences']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.notifications') })

export const Page = () => (
  <SettingsFrame title="settings.notifications">
    <NotificationSettings />
  </SettingsFrame>
)
