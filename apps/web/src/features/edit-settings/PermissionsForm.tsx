import { type CommentFeature, isFeatureOn } from '@tessera/api-types/preferences/comment-feature-rules'
import { AUDIENCES } from '@tessera/api-types/preferences/setting-choices'
import type { SettingsView } from '@tessera/api-types/preferences/views'
import { z } from 'zod'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Select } from '../../shared/ui/forms/Select.tsx'
import { SwitchField } from '../../shared/ui/forms/SwitchField.tsx'
import { settingsApi } from './settings-api.ts'
import { SettingsForm } from './SettingsForm.tsx'

const FEATURES = [
  'replies_enabled',
  'reactions_enabled',
  'photo_comments_enabled',
] as const satisfies readonly CommentFeature[]

const schema = z.object({
  comments_from: z.enum(AUDIENCES),
  replies_enabled: z.boolean(),
  reactions_enabled: z.boolean(),
  photo_comments_enabled: z.boolean(),
})
type Choices = z.output<typeof schema>

/** Sends each kind of change to the call that takes it. */
function useSend() {
  const userId = useAppSelector(selectViewer)?.id
  const [updatePermissions] = settingsApi.useUpdatePermissionsMutation()
  const [updateFeatures] = settingsApi.useUpdateCommentFeaturesMutation()
  return async ({ comments_from, ...featureMap }: Partial<Choices>) => {
    if (comments_from) await updatePermissions({ comments_from }).unwrap()
    if (userId && Object.keys(featureMap).length > 0) await updateFeatures({ userId, featureMap }).unwrap()
  }
}

/** Who may comment on the member's pins, and what others may do in the comments. */
export function PermissionsForm({ settings }: { settings: SettingsView }) {
  const t = useT<'preferences'>()
  const send = useSend()
  const { comments_from, comment_features } = settings
  const isOn = (feature: CommentFeature) => isFeatureOn(comment_features, feature)
  const options = AUDIENCES.map((audience) => ({ value: audience, label: t(`preferences.${audience}`) }))
  return (
    <SettingsForm
      lead="preferences.permissions.lead"
      schema={schema}
      values={{
        comments_from,
        replies_enabled: isOn('replies_enabled'),
        reactions_enabled: isOn('reactions_enabled'),
        photo_comments_enabled: isOn('photo_comments_enabled'),
      }}
      send={send}
    >
      {(field) => (
        <>
          <Select
            label={t('preferences.permissions.comments')}
            options={options}
            {...field('comments_from')}
          />
          {FEATURES.map((feature) => {
            const { error: _error, ...wiring } = field(feature)
            return <SwitchField key={feature} label={t(`preferences.permissions.${feature}`)} {...wiring} />
          })}
        </>
      )}
    </SettingsForm>
  )
}
