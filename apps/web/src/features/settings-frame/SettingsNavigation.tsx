import { useT } from '../../shared/i18n/i18n-context.ts'
import { PlaceLink } from '../../shared/navigation/PlaceLink.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { ChevronForwardIcon } from '../../shared/ui/icons/control-icons.tsx'
import { SETTINGS_GROUPS } from './settings-places.ts'
import styles from './SettingsNavigation.module.css'

/** Every settings page, by group. */
export function SettingsNavigation() {
  const t = useT()
  return (
    <nav aria-label={t('settings.navigation')} className={styles.navigation}>
      {SETTINGS_GROUPS.map(({ label, places }) => (
        <section key={label} aria-label={t(label)}>
          <p aria-hidden="true" className={styles.group}>
            {t(label)}
          </p>
          <ul>
            {places.map((place) => (
              <li key={place.to}>
                <PlaceLink
                  to={place.to}
                  className={(isCurrent) => classNames(styles.place, isCurrent && styles.current)}
                >
                  {t(place.label)}
                  <ChevronForwardIcon size={18} />
                </PlaceLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
