import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import styles from './Shell.module.css'

/** Where visitors read about the site; members have the account menu. */
export function VisitorFooter() {
  const t = useT()
  if (useAppSelector(selectIsAuthenticated)) return null
  return (
    <footer className={styles.footer}>
      <Link to="/about/">{t('nav.about')}</Link>
      <Link to="/cookies/">{t('nav.cookies')}</Link>
      <a href="/business/">{t('nav.business')}</a>
    </footer>
  )
}
