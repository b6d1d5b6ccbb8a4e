import { z } from 'zod'
import { MUTABLE_NOTIFICATION_KINDS } from '@tessera/api-types/preferences/setting-choices'
import type { NotificationChoices } from '@tessera/api-types/preferences/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import { settingsApi } from './settings-api.ts'
import { SettingsForm } from './SettingsForm.tsx'

const schema = z.object({
  follows: z.boolean(),
  comments: z.boolean(),
  mentions: z.boolean(),
  reactions: z.boolean(),
  saves: z.boolean(),
  prices: z.boolean(),
})

/** Which notifications the site shows. */
export function SiteNotificationsForm({ choices }: { choices: NotificationChoices }) {
  const t = useT<'preferences'>()
  const [update] = settingsApi.useUpdateSiteNewsMutation()
  return (
    <SettingsForm
      lead="preferences.siteNotifications.lead"
      schema={schema}
      values={choices}
      send={(given) => update(given).unwrap()}
    >
      {(field) =>
        MUTABLE_NOTIFICATION_KINDS.map((kind) => {
          const { error: _error, ...wiring } = field(kind)
          return <SwitchField key={kind} label={t(`preferences.siteNotifications.${kind}`)} {...wiring} />
        })
      }
    </SettingsForm>
  )
}
