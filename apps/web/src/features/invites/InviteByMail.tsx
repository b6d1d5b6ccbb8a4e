import { z } from 'zod'
import { emailField } from '../../shared/forms/account-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { invitesApi } from './invites-api.ts'
import styles from './Invites.module.css'

const schema = z.object({ email: emailField })

/** Sends an invitation to an address. */
export function InviteByMail() {
  const t = useT<'invites'>()
  const dispatch = useAppDispatch()
  const [create] = invitesApi.useCreateInviteMutation()
  const { form, submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema,
    fields: ['email'],
    async send({ email }) {
      await create({ channel: 'email', email }).unwrap()
      dispatch(toastShown({ text: t('invites.mailed', { email }) }))
      form.reset({ email: '' })
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.mail}>
      <FormAlert text={formError} />
      <TextField type="email" label={t('invites.email')} autoComplete="off" {...field('email')} />
      <Button type="submit" disabled={!isReady} isBusy={isSubmitting}>
        {t('invites.send')}
      </Button>
    </form>
  )
}
