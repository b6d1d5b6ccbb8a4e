import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { DataExport } from '../../features/data-export/DataExport.tsx'
import { SettingsFrame } from '../../features/settings-frame/SettingsFrame.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'preferences']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.yourData') })

export const Page = () => (
  <SettingsFrame title="settings.yourData">
    <DataExport />
  </SettingsFrame>
)
