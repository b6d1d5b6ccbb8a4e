import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { ClaimWebsite } from '../../features/claim-website/ClaimWebsite.tsx'
import { SettingsFrame } from '../../features/settings-frame/SettingsFrame.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'websites']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.websites') })

export const Page = () => (
  <SettingsFrame title="settings.websites">
    <ClaimWebsite />
  </SettingsFrame>
)
