import type { SettingsView } from '@tessera/api-types/preferences/views'
import { AudienceForm } from './AudienceForm.tsx'
import { settingsApi } from './settings-api.ts'

/** Who may mention the member. */
export function MentionsForm({ settings }: { settings: SettingsView }) {
  const [update] = settingsApi.useUpdateMentionsMutation()
  return (
    <AudienceForm
      lead="preferences.mentions.lead"
      label="preferences.mentions.from"
      value={settings.mentions_from}
      send={(mentions_from) => update({ mentions_from }).unwrap()}
    />
  )
}
