import { z } from 'zod'
import { CUSTOM_GENDER_MAX, GENDERS } from '@tessera/api-types/preferences/setting-choices'
import type { PersonalDetails } from '@tessera/api-types/preferences/views'
import { reloadPage } from '../../shared/browser/page-location.ts'
import { changedFields } from '../../shared/forms/changed-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { LeaveUnsaved } from '../../shared/ui/dialog/LeaveQuestion.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { personalApi } from './personal-api.ts'
import { PersonalFields } from './PersonalFields.tsx'
import { givenDetails, shownDetails } from './personal-values.ts'

const schema = z.object({
  birthday: z.string(),
  gender: z.enum(['', ...GENDERS]),
  custom_gender: z.string().trim().max(CUSTOM_GENDER_MAX),
  country: z.string(),
  locale: z.string(),
})

/** What the site knows of the member and shows to nobody else; another language is spoken at once. */
export function PersonalForm({ details }: { details: PersonalDetails }) {
  const t = useT<'preferences' | 'settings'>()
  const dispatch = useAppDispatch()
  const [update] = personalApi.useUpdatePersonalMutation()
  const before = shownDetails(details)
  const { form, submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema,
    fields: ['birthday', 'gender', 'custom_gender', 'country', 'locale'],
    values: before,
    async send(values) {
      await update(changedFields(givenDetails(before), givenDetails(values))).unwrap()
      form.reset(values)
      if (values.locale !== details.locale) return reloadPage()
      dispatch(toastShown({ text: t('settings.saved') }))
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form} aria-labelledby="personal">
      <h2 id="personal">{t('preferences.personal.title')}</h2>
      <p>{t('preferences.personal.lead')}</p>
      <FormAlert text={formError} />
      <PersonalFields field={field} isCustom={form.watch('gender') === 'custom'} />
      <Button type="submit" tone="primary" size="large" disabled={!isReady} isBusy={isSubmitting}>
        {t('preferences.personal.save')}
      </Button>
      <LeaveUnsaved isGuarded={form.formState.isDirty} />
    </form>
  )
}
