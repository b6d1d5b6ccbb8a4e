import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button, ButtonLink } from '../../shared/ui/Button.tsx'
import styles from './AppBanner.module.css'

type Props = {
  /** Where one was reading, to come back to. */
  path: string
  onDismiss: () => void
}

/** Offers an account to a visitor who looked around for a while; the page goes on behind it. */
export function SignUpBanner({ path, onDismiss }: Props) {
  const t = useT<'app-banners'>()
  const to = (page: string) => `${page}?${new URLSearchParams({ next: path }).toString()}`
  return (
    <section aria-labelledby="sign-up-banner-title" className={styles.banner}>
      <div className={styles.texts}>
        <h2 id="sign-up-banner-title" className={styles.title}>
          {t('appBanners.signUpTitle')}
        </h2>
        <p>{t('appBanners.signUpLead')}</p>
      </div>
      <div className={styles.ways}>
        <ButtonLink to={to('/signup/')} tone="primary">
          {t('appBanners.signUp')}
        </ButtonLink>
        <ButtonLink to={to('/login/')}>{t('appBanners.logIn')}</ButtonLink>
        <Button tone="plain" onClick={onDismiss}>
          {t('appBanners.notNow')}
        </Button>
      </div>
    </section>
  )
}
