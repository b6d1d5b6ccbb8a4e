import { useEffect, useRef } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from '../../shared/ui/forms/Form.module.css'

/** In place of the form: the sign-up waits for the link that was mailed. */
export function CheckEmail({ email, onStartOver }: { email: string; onStartOver: () => void }) {
  const t = useT<'auth'>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {t('auth.held.title')}
      </h2>
      <p>{t('auth.held.text', { email })}</p>
      <Button onClick={onStartOver}>{t('auth.held.startOver')}</Button>
    </div>
  )
}
