import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { SettingsFrame } from '../../features/settings-frame/SettingsFrame.tsx'
import { TuneFeed } from '../../features/tune-feed/TuneFeed.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'tuning']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.homeFeed') })

export const Page = () => (
  <SettingsFrame title="settings.homeFeed">
    <TuneFeed />
  </SettingsFrame>
)
