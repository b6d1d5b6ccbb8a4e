import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { CredentialFields } from './CredentialFields.tsx'
import { businessValues } from './sign-up-values.ts'
import { CheckEmail } from './CheckEmail.tsx'
import { useHeldSignUp } from './use-held-sign-up.ts'
import { useSignUp } from './use-sign-up.ts'
import { NeedsScript } from '../../entities/session/NeedsScript.tsx'

/** Signs a business up as a partner. */
export function BusinessSignUpForm({ next }: { next: string }) {
  const t = useT<'auth'>()
  const { signUpBusiness } = useSignUp(next)
  const { heldFor, holdable, startOver } = useHeldSignUp()
  const { form, submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema: businessValues,
    fields: ['business_name', 'email', 'password'],
    send: (values) => holdable(values.email, signUpBusiness(values)),
  })
  if (heldFor !== null) return <CheckEmail email={heldFor} onStartOver={startOver} />
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <NeedsScript />
      <FormAlert text={formError} />
      <TextField
        id="business_name"
        label={t('auth.business.name')}
        autoComplete="organization"
        {...field('business_name')}
      />
      <CredentialFields email={field('email')} password={field('password')} typed={form.watch('password')} />
      <Button type="submit" tone="primary" size="large" isFullWidth disabled={!isReady} isBusy={isSubmitting}>
        {t('auth.business.submit')}
      </Button>
    </form>
  )
}
