import { today } from '../../shared/browser/calendar.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { CredentialFields } from './CredentialFields.tsx'
import { signUpValues } from './sign-up-values.ts'
import { UnderageModal } from './UnderageModal.tsx'
import { useUnderageQuestion } from './use-underage-question.ts'
import { useSignUp } from './use-sign-up.ts'

/** Signs a person up; someone under age confirms the birthdate first. */
export function SignUpForm({ next }: { next: string }) {
  const t = useT()
  const { signUp } = useSignUp(next)
  const question = useUnderageQuestion()
  const { form, submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema: signUpValues(today()),
    fields: ['email', 'password', 'birthday'],
    async send(values) {
      if (!question.asksFor(values.birthday)) await signUp(values)
    },
  })
  const confirm = () => {
    question.confirm()
    void submit()
  }
  const correct = () => {
    question.dismiss()
    form.setFocus('birthday')
  }
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <FormAlert text={formError} />
      <CredentialFields email={field('email')} password={field('password')} typed={form.watch('password')} />
      <TextField
        id="birthdate"
        type="date"
        label={t('auth.signUp.birthdate')}
        hint={t('auth.signUp.birthdateHint')}
        autoComplete="bday"
        {...field('birthday')}
      />
      <Button type="submit" tone="primary" size="large" isFullWidth disabled={!isReady} isBusy={isSubmitting}>
        {t('auth.signUp.submit')}
      </Button>
      {question.askedAge !== null && (
        <UnderageModal age={question.askedAge} onConfirm={confirm} onCorrect={correct} />
      )}
    </form>
  )
}
