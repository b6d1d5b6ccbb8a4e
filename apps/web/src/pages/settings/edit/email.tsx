import { membersOnly } from '../../../entities/session/sign-in-required.ts'
import { ChangeEmailForm } from '../../../features/account-security/ChangeEmailForm.tsx'
import { SettingsFrame } from '../../../features/settings-frame/SettingsFrame.tsx'
import { WithAccount } from '../../../features/settings-frame/WithAccount.tsx'
import { EmailStatus } from '../../../features/verify-email/EmailStatus.tsx'
import type { MessageArea } from '../../../shared/i18n/messages.ts'
import type { Translate } from '../../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'auth']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.email') })

export const Page = () => (
  <SettingsFrame title="settings.email">
    <WithAccount>
      {(account) => (
        <>
          <EmailStatus account={account} />
          <ChangeEmailForm hasPassword={account.has_password} />
        </>
      )}
    </WithAccount>
  </SettingsFrame>
)
