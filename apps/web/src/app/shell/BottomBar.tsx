import { NavigationLink } from '../../shared/navigation/NavigationLink.tsx'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import styles from './BottomBar.module.css'
import { bottomItems } from './navigation.ts'

/** The phone's way around, within reach of a thumb. */
export function BottomBar() {
  const t = useT()
  const places = bottomItems(useAppSelector(selectViewer))
  if (places.length < 2) return null
  return (
    <nav aria-label={t('app.primaryNavigation')} className={styles.bar}>
      {places.map(({ to, label, Icon }) => (
        <NavigationLink key={to} to={to} className={styles.place}>
          {(isCurrent) => (
            <>
              <Icon isFilled={isCurrent} />
              <span className={styles.label}>{t(label)}</span>
            </>
          )}
        </NavigationLink>
      ))}
    </nav>
  )
}
