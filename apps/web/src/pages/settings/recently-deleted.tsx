import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { RecentlyDeleted } from '../../features/recently-deleted/RecentlyDeleted.tsx'
import { SettingsFrame } from '../../features/settings-frame/SettingsFrame.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'deleted']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.recentlyDeleted') })

export const Page = () => (
  <SettingsFrame title="settings.recentlyDeleted">
    <RecentlyDeleted />
  </SettingsFrame>
)
