import { membersOnly } from '../../entities/session/sign-in-required.ts'
import { BlockedSection } from '../../features/block-person/BlockedSection.tsx'
import { PrivacyForm } from '../../features/edit-settings/PrivacyForm.tsx'
import { LeadFormPreview } from '../../features/edit-settings/LeadFormPreview.tsx'
import { WithSettings } from '../../features/edit-settings/WithSettings.tsx'
import { SettingsFrame } from '../../features/settings-frame/SettingsFrame.tsx'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'preferences', 'profile']

export const preload = membersOnly

export const head = ({ t }: { t: Translate<'settings'> }) => ({ title: t('settings.privacy') })

export const Page = () => (
  <SettingsFrame title="settings.privacy">
    {/* Together: what stood below the place of another would move when that comes. */}
    <WithSettings>
      {(settings) => (
        <>
          <PrivacyForm settings={settings} />
          <LeadFormPreview />
          <BlockedSection />
        </>
      )}
    </WithSettings>
  </SettingsFrame>
)
