import { useLocation } from 'react-router-dom'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { NavigationLink } from '../../shared/navigation/NavigationLink.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { ChevronForwardIcon } from '../../shared/ui/icons/control-icons.tsx'
import { holdsPage, SETTINGS_GROUPS } from './settings-groups.ts'
import styles from './SettingsNavigation.module.css'

/** The entries of the settings; each leads to its first page. */
export function SettingsNavigation() {
  const t = useT<'settings'>()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('settings.navigation')} className={styles.places}>
      <ul>
        {SETTINGS_GROUPS.map((group) => (
          <li key={group.label}>
            <NavigationLink
              to={group.pages[0].to}
              className={classNames(styles.place, holdsPage(group, pathname) && styles.current)}
            >
              {t(group.label)}
              <ChevronForwardIcon size={18} />
            </NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
