import { Link } from '../../shared/navigation/Link.tsx'
import { NavigationLink } from '../../shared/navigation/NavigationLink.tsx'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Logo } from '../../shared/ui/icons/Logo.tsx'
import { useSite } from '../site-context.ts'
import { AccountMenu } from './AccountMenu.tsx'
import styles from './Header.module.css'
import { mainItems, personalItems } from './navigation.ts'
import { shellSlots } from './shell-slots.tsx'

function SignedOutLinks() {
  const t = useT()
  return (
    <>
      <ButtonLink to="/login/" tone="plain" className={styles.wide}>
        {t('nav.logIn')}
      </ButtonLink>
      <ButtonLink to="/signup/" tone="primary">
        {t('nav.signUp')}
      </ButtonLink>
    </>
  )
}

export function Header() {
  const t = useT()
  const viewer = useAppSelector(selectViewer)
  const { name } = useSite()
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" aria-label={name} className={styles.brand}>
          <Logo />
          <span className={styles.name}>{name}</span>
        </Link>
        <nav aria-label={t('app.primaryNavigation')} className={styles.places}>
          {mainItems(viewer).map(({ to, label }) => (
            <NavigationLink
              key={to}
              to={to}
              className={(isCurrent) => classNames(styles.place, isCurrent && styles.current)}
            >
              {t(label)}
            </NavigationLink>
          ))}
        </nav>
        <div className={styles.search}>{shellSlots.search}</div>
        {viewer &&
          personalItems(viewer).map(({ to, label, Icon, Way = Link }) => (
            <Way key={to} to={to} aria-label={t(label)} title={t(label)} className={styles.round}>
              <Icon />
            </Way>
          ))}
        {!viewer && <SignedOutLinks />}
        <AccountMenu viewer={viewer} />
      </div>
    </header>
  )
}
