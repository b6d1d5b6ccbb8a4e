import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { ProfileEditor } from '../../features/edit-profile/ProfileEditor.tsx'
import { BusinessKind } from '../../features/personal-details/BusinessKind.tsx'
import { PersonalDetails } from '../../features/personal-details/PersonalDetails.tsx'
import { SettingsFrame } from '../../features/settings-frame/SettingsFrame.tsx'
import { WithAccount } from '../../features/settings-frame/WithAccount.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'preferences']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.profile') })

export const Page = () => (
  <SettingsFrame title="settings.profile">
    {/* Together: what stood below the place of another would move when that comes. */}
    <WithAccount>
      {(account) => (
        <>
          <ProfileEditor account={account} />
          <PersonalDetails />
          <BusinessKind account={account} />
        </>
      )}
    </WithAccount>
  </SettingsFrame>
)
