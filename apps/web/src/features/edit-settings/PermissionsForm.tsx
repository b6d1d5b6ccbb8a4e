import type { SettingsView } from '@tessera/api-types/preferences/views'
import { AudienceForm } from './AudienceForm.tsx'
import { settingsApi } from './settings-api.ts'

/** Who may comment on the member's pins. */
export function PermissionsForm({ settings }: { settings: SettingsView }) {
  const [update] = settingsApi.useUpdatePermissionsMutation()
  return (
    <AudienceForm
      lead="preferences.permissions.lead"
      label="preferences.permissions.comments"
      value={settings.comments_from}
      send={(comments_from) => update({ comments_from }).unwrap()}
    />
  )
}
