import { z } from 'zod'
import type { SettingsView } from '@tessera/api-types/preferences/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import { settingsApi } from './settings-api.ts'
import { SettingsForm } from './SettingsForm.tsx'

const schema = z.object({ should_show_messaging: z.boolean() })

/** Whether messaging is offered to the member. */
export function MessagesForm({ settings }: { settings: SettingsView }) {
  const t = useT<'preferences'>()
  const [update] = settingsApi.useUpdateMessagesMutation()
  return (
    <SettingsForm
      lead="preferences.messages.lead"
      schema={schema}
      values={{ should_show_messaging: settings.should_show_messaging }}
      send={(given) => update(given).unwrap()}
    >
      {(field) => {
        const { error: _error, ...wiring } = field('should_show_messaging')
        return (
          <SwitchField
            label={t('preferences.messages.show')}
            hint={t('preferences.messages.showHint')}
            {...wiring}
          />
        )
      }}
    </SettingsForm>
  )
}
