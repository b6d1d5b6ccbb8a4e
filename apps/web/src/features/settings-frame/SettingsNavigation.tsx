import { useT } from '../../shared/i18n/i18n-context.ts'
import { NavigationLink } from '../../shared/navigation/NavigationLink.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { ChevronForwardIcon } from '../../shared/ui/icons/control-icons.tsx'
import { SETTINGS_GROUPS } from './settings-groups.ts'
import styles from './SettingsNavigation.module.css'

/** Every settings page, by group. */
export function SettingsNavigation() {
  const t = useT<'settings'>()
  return (
    <nav aria-label={t('settings.navigation')} className={styles.navigation}>
      {SETTINGS_GROUPS.map(({ label, items }) => (
        <section key={label} aria-label={t(label)}>
          <p aria-hidden="true" className={styles.group}>
            {t(label)}
          </p>
          <ul>
            {items.map((item) => (
              <li key={item.to}>
                <NavigationLink
                  to={item.to}
                  className={(isCurrent) => classNames(styles.place, isCurrent && styles.current)}
                >
                  {t(item.label)}
                  <ChevronForwardIcon size={18} />
                </NavigationLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
