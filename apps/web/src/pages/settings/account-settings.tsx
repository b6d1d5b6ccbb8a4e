import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { EditProfileForm } from '../../features/edit-profile/EditProfileForm.tsx'
import { SettingsFrame } from '../../features/settings-frame/SettingsFrame.tsx'
import { WithAccount } from '../../features/settings-frame/WithAccount.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings']

export const preload = membersOnly

export const head = ({ t }: { t: Translate }) => ({ title: t('settings.profile'), robots: 'noindex' })

export const Page = () => (
  <SettingsFrame title="settings.profile">
    <WithAccount>{(account) => <EditProfileForm account={account} />}</WithAccount>
  </SettingsFrame>
)
