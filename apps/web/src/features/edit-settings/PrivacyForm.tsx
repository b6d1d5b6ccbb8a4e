import { z } from 'zod'
import type { SettingsView } from '@tessera/api-types/preferences/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import { settingsApi } from './settings-api.ts'
import { SettingsForm } from './SettingsForm.tsx'

const schema = z.object({
  is_private_profile: z.boolean(),
  is_hidden_from_search: z.boolean(),
  is_personalized: z.boolean(),
  hides_ai_pins: z.boolean(),
  third_party_marketing_tracking_enabled: z.boolean(),
  is_name_eligible_for_lead_form_autofill: z.boolean(),
  is_email_eligible_for_lead_form_autofill: z.boolean(),
})

const SWITCHES = [
  ['is_private_profile', 'private'],
  ['is_hidden_from_search', 'hidden'],
  ['is_personalized', 'personal'],
  ['hides_ai_pins', 'ai'],
  ['third_party_marketing_tracking_enabled', 'marketing'],
  ['is_name_eligible_for_lead_form_autofill', 'leadName'],
  ['is_email_eligible_for_lead_form_autofill', 'leadEmail'],
] as const

/** Who sees the profile, and what activity is used for. */
export function PrivacyForm({ settings }: { settings: SettingsView }) {
  const t = useT<'preferences'>()
  const [update] = settingsApi.useUpdatePrivacyMutation()
  const values = schema.parse(settings)
  return (
    <SettingsForm
      lead="preferences.privacy.lead"
      schema={schema}
      values={values}
      send={(given) => update(given).unwrap()}
    >
      {(field) =>
        SWITCHES.map(([name, word]) => {
          const { error: _error, ...wiring } = field(name)
          return (
            <SwitchField
              key={name}
              label={t(`preferences.privacy.${word}`)}
              hint={t(`preferences.privacy.${word}Hint`)}
              {...wiring}
            />
          )
        })
      }
    </SettingsForm>
  )
}
