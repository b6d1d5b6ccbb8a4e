import type { OwnUser } from '@tessera/api-types/identity/views'
import { changedFields } from '../../shared/forms/changed-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { LeaveUnsaved } from '../../shared/ui/dialog/LeaveQuestion.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { TextArea } from '../../shared/ui/forms/TextArea.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { editProfileApi } from './edit-profile-api.ts'
import { profileValues } from './profile-values.ts'
import type { Photo } from './use-photo.ts'

/** The member's public profile; a chosen photo is saved along with it. */
export function EditProfileForm({ account, chosen }: { account: OwnUser; chosen: Photo }) {
  const t = useT<'settings'>()
  const dispatch = useAppDispatch()
  const { full_name, username, about, website_url } = account
  const before = { full_name, username, about, website_url: website_url ?? '' }
  const { form, submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema: profileValues,
    fields: ['full_name', 'username', 'about', 'website_url'],
    values: before,
    async send(values) {
      const signature = await chosen.uploaded()
      const changed = changedFields(before, values)
      const profile = signature === null ? changed : { ...changed, avatar_signature: signature }
      await dispatch(editProfileApi.endpoints.updateProfile.initiate(profile)).unwrap()
      if (signature !== null) chosen.drop()
      form.reset(values)
      dispatch(toastShown({ text: t('settings.saved') }))
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <p>{t('settings.profile.lead')}</p>
      <FormAlert text={formError} />
      <TextField label={t('settings.profile.name')} autoComplete="name" {...field('full_name')} />
      <TextField
        label={t('settings.profile.username')}
        autoComplete="username"
        autoCapitalize="none"
        {...field('username')}
      />
      <TextArea
        label={t('settings.profile.about')}
        hint={t('settings.profile.aboutHint')}
        isOptional
        {...field('about')}
      />
      <TextField
        type="url"
        label={t('settings.profile.website')}
        autoComplete="url"
        isOptional
        {...field('website_url')}
      />
      <Button type="submit" tone="primary" size="large" disabled={!isReady} isBusy={isSubmitting}>
        {t('settings.save')}
      </Button>
      <LeaveUnsaved isGuarded={form.formState.isDirty} />
    </form>
  )
}
