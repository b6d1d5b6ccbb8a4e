import { membersOnly } from '../../../entities/session/sign-in-required.ts'
import { ChangePasswordForm } from '../../../features/account-security/ChangePasswordForm.tsx'
import { SettingsFrame } from '../../../features/settings-frame/SettingsFrame.tsx'
import { WithAccount } from '../../../features/settings-frame/WithAccount.tsx'
import type { MessageArea } from '../../../shared/i18n/messages.ts'
import type { Translate } from '../../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'auth']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.password') })

export const Page = () => (
  <SettingsFrame title="settings.password">
    <WithAccount>{({ has_password }) => <ChangePasswordForm hasPassword={has_password} />}</WithAccount>
  </SettingsFrame>
)
