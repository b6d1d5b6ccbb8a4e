import { membersOnly } from '../entities/session/sign-in-required.ts'
import { PasscodePanel } from '../features/parental-passcode/PasscodePanel.tsx'
import { SetUpForm } from '../features/parental-passcode/SetUpForm.tsx'
import { SettingsFrame } from '../features/settings-frame/SettingsFrame.tsx'
import { WithAccount } from '../features/settings-frame/WithAccount.tsx'
import type { MessageArea } from '../shared/i18n/messages.ts'
import type { Translate } from '../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'passcode']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.passcode') })

export const Page = () => (
  <SettingsFrame title="settings.passcode">
    <WithAccount>
      {(account) =>
        account.parental_control_has_passcode ? (
          <PasscodePanel account={account} />
        ) : (
          <SetUpForm email={account.email} />
        )
      }
    </WithAccount>
  </SettingsFrame>
)
