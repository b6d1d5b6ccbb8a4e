import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './AppBanner.module.css'

type Props = {
  siteName: string
  /** Where the app is to be had; null where the site itself is to be installed. */
  appLink: string | null
  onInstall: () => void
  onDismiss: () => void
}

/** Offers the app, or the site as one, to people on phones. */
export function AppBanner({ siteName, appLink, onInstall, onDismiss }: Props) {
  const t = useT<'app-banners'>()
  return (
    <section aria-labelledby="app-banner-title" className={styles.banner}>
      <div className={styles.texts}>
        <h2 id="app-banner-title" className={styles.title}>
          {t('appBanners.appTitle', { site: siteName })}
        </h2>
        <p>{t('appBanners.appLead')}</p>
      </div>
      <div className={styles.ways}>
        {appLink === null ? (
          <Button tone="primary" onClick={onInstall}>
            {t('appBanners.install')}
          </Button>
        ) : (
          <a href={appLink} rel="noopener" className={styles.link}>
            {t('appBanners.openApp')}
          </a>
        )}
        <Button tone="plain" onClick={onDismiss}>
          {t('appBanners.notNow')}
        </Button>
      </div>
    </section>
  )
}
