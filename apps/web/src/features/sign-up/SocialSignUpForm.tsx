import type { PendingIdentity } from '@tessera/api-types/social-login/views'
import { today } from '../../shared/browser/clock.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { BirthdayField } from './BirthdayField.tsx'
import { socialSignUpValues } from './sign-up-values.ts'
import { CheckEmail } from './CheckEmail.tsx'
import { useHeldSignUp } from './use-held-sign-up.ts'
import { useUnderageQuestion } from './use-underage-question.ts'
import { useSocialSignUp } from './use-social-sign-up.ts'

/** Asks who comes from a provider for what is missing, as the sign-up by e-mail does. */
export function SocialSignUpForm({ pending, next }: { pending: PendingIdentity; next: string }) {
  const t = useT<'auth' | 'social'>()
  const signUp = useSocialSignUp(pending, next)
  const { heldFor, holdable, startOver } = useHeldSignUp()
  const question = useUnderageQuestion()
  const { form, submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema: socialSignUpValues(today()),
    fields: ['email', 'birthday'],
    initially: pending.email === null ? {} : { email: pending.email },
    async send(values) {
      if (!question.asksFor(values.birthday)) await holdable(values.email, signUp(values))
    },
  })
  if (heldFor !== null) return <CheckEmail email={heldFor} onStartOver={startOver} />
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <FormAlert text={formError} />
      <TextField
        id="email"
        type="email"
        label={t('auth.signUp.email')}
        autoComplete="email"
        {...field('email')}
      />
      <BirthdayField
        field={field('birthday')}
        question={question}
        onConfirm={() => void submit()}
        onCorrect={() => form.setFocus('birthday')}
      />
      <Button type="submit" tone="primary" size="large" isFullWidth disabled={!isReady} isBusy={isSubmitting}>
        {t('social.signUp.submit')}
      </Button>
    </form>
  )
}
