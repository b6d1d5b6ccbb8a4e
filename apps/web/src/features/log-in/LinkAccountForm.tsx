import { z } from 'zod'
import type { PendingIdentity } from '@tessera/api-types/social-login/views'
import { socialLoginApi } from '../../entities/social-login/social-login-api.ts'
import { openPage } from '../../shared/browser/page-location.ts'
import { givenPasswordField } from '../../shared/forms/account-fields.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import styles from '../../shared/ui/forms/Form.module.css'
import { PasswordField } from '../../shared/ui/forms/PasswordField.tsx'

const LinkValues = z.object({ password: givenPasswordField })

/** Connects what a provider proved to the account of that e-mail, after its password. */
export function LinkAccountForm({ pending, next }: { pending: PendingIdentity; next: string }) {
  const t = useT<'auth' | 'social'>()
  const dispatch = useAppDispatch()
  const { submit, field, formError, isSubmitting, isReady } = useCallForm({
    schema: LinkValues,
    fields: ['password'],
    async send(values) {
      const link = () => dispatch(socialLoginApi.endpoints.linkIdentity.initiate(values)).unwrap()
      // A login with a second step ends signed in, and connects by asking once more.
      const answer: object = await link()
      if (!('done' in answer)) await link()
      openPage(next)
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <FormAlert text={formError} />
      <input type="hidden" name="username" autoComplete="username" value={pending.email ?? ''} readOnly />
      <PasswordField
        id="password"
        label={t('auth.logIn.password')}
        autoComplete="current-password"
        {...field('password')}
      />
      <Link to="/password/reset/" className={styles.link}>
        {t('auth.logIn.forgot')}
      </Link>
      <Button type="submit" tone="primary" size="large" isFullWidth disabled={!isReady} isBusy={isSubmitting}>
        {t('social.link.submit')}
      </Button>
    </form>
  )
}
