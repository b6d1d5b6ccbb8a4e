import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { AccountChoices } from '../../features/cookie-consent/AccountChoices.tsx'
import { CookieChoices } from '../../features/cookie-consent/CookieChoices.tsx'
import { SettingsFrame } from '../../features/settings-frame/SettingsFrame.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'consent']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.cookies') })

export const Page = () => (
  <SettingsFrame title="settings.cookies">
    <CookieChoices />
    <AccountChoices />
  </SettingsFrame>
)
