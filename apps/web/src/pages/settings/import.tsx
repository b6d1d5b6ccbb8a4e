import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { ImportLibrary } from '../../features/import-library/ImportLibrary.tsx'
import { SettingsFrame } from '../../features/settings-frame/SettingsFrame.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'imports']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.import') })

export const Page = () => (
  <SettingsFrame title="settings.import">
    <ImportLibrary />
  </SettingsFrame>
)
