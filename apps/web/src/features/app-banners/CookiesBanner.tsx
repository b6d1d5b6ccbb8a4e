import { reloadPage } from '../../shared/browser/page-location.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './AppBanner.module.css'

/** Says that cookies are off and how to turn them on. */
export function CookiesBanner() {
  const t = useT<'app-banners'>()
  return (
    <section aria-labelledby="cookies-off-title" className={styles.banner}>
      <div className={styles.texts}>
        <h2 id="cookies-off-title" className={styles.title}>
          {t('appBanners.cookiesOff')}
        </h2>
        <p>{t('appBanners.cookiesHow')}</p>
      </div>
      <div className={styles.ways}>
        <Button onClick={reloadPage}>{t('appBanners.reload')}</Button>
      </div>
    </section>
  )
}
