import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { DeactivateForm } from '../../features/leave-site/DeactivateForm.tsx'
import { DeleteForm } from '../../features/leave-site/DeleteForm.tsx'
import { SettingsFrame } from '../../features/settings-frame/SettingsFrame.tsx'
import { WithAccount } from '../../features/settings-frame/WithAccount.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'preferences', 'auth']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.leaving') })

export const Page = () => (
  <SettingsFrame title="settings.leaving">
    <WithAccount>
      {({ username, has_password }) => (
        <>
          <DeactivateForm hasPassword={has_password} />
          <DeleteForm username={username} hasPassword={has_password} />
        </>
      )}
    </WithAccount>
  </SettingsFrame>
)
