import { useT } from '../../shared/i18n/i18n-context.ts'
import { useGoBack } from '../../shared/navigation/use-go-back.ts'
import { Button } from '../../shared/ui/Button.tsx'
import buttons from '../../shared/ui/Button.module.css'
import { classNames } from '../../shared/ui/class-names.ts'
import { NarrowPage } from '../../shared/ui/NarrowPage.tsx'
import styles from './OffsiteNotice.module.css'

/** Says where an address leads before anybody goes there; nothing happens by itself. */
export function OffsiteNotice({ address }: { address: string }) {
  const t = useT<'offsite'>()
  return (
    <NarrowPage title={t('offsite.title')} lead={t('offsite.lead', { host: new URL(address).host })}>
      <p className={styles.address}>
        <span className={styles.label}>{t('offsite.address')}</span>
        <bdi dir="ltr" className={styles.whole}>
          {address}
        </bdi>
      </p>
      <div className={styles.ways}>
        <Button size="large" tone="primary" onClick={useGoBack()}>
          {t('offsite.back')}
        </Button>
        <a
          href={address}
          rel="nofollow noopener noreferrer ugc"
          className={classNames(buttons.button, buttons.secondary, buttons.large)}
        >
          {t('offsite.continue')}
        </a>
      </div>
    </NarrowPage>
  )
}
