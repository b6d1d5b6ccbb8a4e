import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { Appearance } from '../../features/choose-appearance/Appearance.tsx'
import { SettingsFrame } from '../../features/settings-frame/SettingsFrame.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'view-options']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.appearance') })

export const Page = () => (
  <SettingsFrame title="settings.appearance">
    <Appearance />
  </SettingsFrame>
)
