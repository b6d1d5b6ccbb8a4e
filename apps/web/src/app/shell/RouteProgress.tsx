import { useT } from '../../shared/i18n/i18n-context.ts'
import styles from './RouteProgress.module.css'

/** Runs along the top while the code of the next page loads; a quick load never shows it. */
export function RouteProgress() {
  const t = useT()
  return <progress aria-label={t('app.pageLoading')} className={styles.bar} />
}
