import { useEffect } from 'react'
import { retitle } from '../../shared/browser/document-title.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import styles from '../../shared/ui/forms/Form.module.css'

/** What follows once the new password is set. */
export function PasswordChanged() {
  const t = useT<'auth'>()
  useEffect(() => retitle(t('auth.reset.doneTitle')), [t])
  return (
    <div role="status" className={styles.form}>
      <p>{t('auth.reset.done')}</p>
      <ButtonLink to="/login/" tone="primary" size="large" isFullWidth>
        {t('auth.logIn.submit')}
      </ButtonLink>
    </div>
  )
}
