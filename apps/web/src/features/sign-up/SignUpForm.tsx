import { today } from '../../shared/browser/clock.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { BirthdayField } from './BirthdayField.tsx'
import { CredentialFields } from './CredentialFields.tsx'
import { signUpValues } from './sign-up-values.ts'
import { CheckEmail } from './CheckEmail.tsx'
import { useHeldSignUp } from './use-held-sign-up.ts'
import { useUnderageQuestion } from './use-underage-question.ts'
import { useSignUp } from './use-sign-up.ts'
import { NeedsScript } from '../../entities/session/NeedsScript.tsx'

/** Signs a person up; someone under age confirms the birthdate first. */
export function SignUpForm({ next }: { next: string }) {
  const t = useT<'auth'>()
  const { signUp } = useSignUp(next)
  const { heldFor, holdable, startOver } = useHeldSignUp()
  const question = useUnderageQuestion()
  const { form, submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema: signUpValues(today()),
    fields: ['email', 'password', 'birthday'],
    async send(values) {
      if (!question.asksFor(values.birthday)) await holdable(values.email, signUp(values))
    },
  })
  if (heldFor !== null) return <CheckEmail email={heldFor} onStartOver={startOver} />
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <NeedsScript />
      <FormAlert text={formError} />
      <CredentialFields email={field('email')} password={field('password')} typed={form.watch('password')} />
      <BirthdayField
        field={field('birthday')}
        question={question}
        onConfirm={() => void submit()}
        onCorrect={() => form.setFocus('birthday')}
      />
      <Button type="submit" tone="primary" size="large" isFullWidth disabled={!isReady} isBusy={isSubmitting}>
        {t('auth.signUp.submit')}
      </Button>
    </form>
  )
}
