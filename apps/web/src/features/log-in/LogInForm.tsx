import { Link } from '../../shared/navigation/Link.tsx'
import { signInApi } from '../../entities/session/sign-in-api.ts'
import { withBotToken } from '../../entities/bot-checks/with-bot-token.ts'
import { openPage } from '../../shared/browser/page-location.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppStore } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { PasswordField } from '../../shared/ui/forms/PasswordField.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { PasskeyLogIn } from './PasskeyLogIn.tsx'
import { RememberChoice } from './RememberChoice.tsx'
import { z } from 'zod'
import { givenPasswordField, requiredText } from '../../shared/forms/account-fields.ts'
import { NeedsScript } from '../../entities/session/NeedsScript.tsx'

const LogInValues = z.object({
  username_or_email: requiredText('auth.field.identifierMissing'),
  password: givenPasswordField,
})

type Props = {
  next: string
  /** The e-mail or username to begin with. */
  identifier?: string
}

/** Logs in by the handshake and goes on to `next` by a full load, as the new viewer. */
export function LogInForm({ next, identifier }: Props) {
  const t = useT<'auth'>()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const { submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema: LogInValues,
    fields: ['username_or_email', 'password'],
    // Given values replace what was typed before the page was hydrated.
    ...(identifier !== undefined && { values: { username_or_email: identifier, password: '' } }),
    async send(values) {
      const { logIn } = signInApi.endpoints
      const token = await withBotToken('login', store, (field) =>
        dispatch(logIn.initiate({ ...values, ...field })).unwrap(),
      )
      await dispatch(signInApi.endpoints.beginSession.initiate({ token })).unwrap()
      openPage(next)
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <NeedsScript />
      <FormAlert text={formError} />
      <TextField
        id="email"
        label={t('auth.logIn.identifier')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username_or_email')}
      />
      <PasswordField
        id="password"
        label={t('auth.logIn.password')}
        autoComplete="current-password"
        {...field('password')}
      />
      <RememberChoice />
      <Link to="/password/reset/" className={styles.link}>
        {t('auth.logIn.forgot')}
      </Link>
      <Button type="submit" tone="primary" size="large" isFullWidth disabled={!isReady} isBusy={isSubmitting}>
        {t('auth.logIn.submit')}
      </Button>
      <PasskeyLogIn next={next} />
    </form>
  )
}
