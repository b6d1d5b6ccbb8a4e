import { useT } from '../../shared/i18n/i18n-context.ts'
import styles from '../../shared/ui/forms/FormAlert.module.css'

/** Why the button of the form stays gray in a browser without JavaScript. */
export function NeedsScript() {
  const t = useT<'auth'>()
  return (
    <noscript>
      <p className={styles.alert}>{t('auth.needsScript')}</p>
    </noscript>
  )
}
