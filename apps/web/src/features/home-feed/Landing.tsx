import { selectPin } from '../../entities/pins/pins-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import styles from './Landing.module.css'
import { PictureWall } from './PictureWall.tsx'

/** What the site is, for those who come for the first time. */
export function Landing({ pinIds }: { pinIds: readonly string[] }) {
  const t = useT<'home'>()
  const first = useAppSelector((state) => selectPin(state, pinIds[0] ?? ''))
  const isNew = first?.recommendation_reason?.reason === 'fresh'
  return (
    <>
      <section className={styles.landing}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('home.landingTitle')}</h1>
          <p className={styles.description}>{t('home.landingDescription')}</p>
          <div className={styles.ways}>
            <ButtonLink to="/signup/" tone="primary" size="large">
              {t('home.landingSignUp')}
            </ButtonLink>
            <ButtonLink to="/login/" size="large">
              {t('home.landingLogIn')}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.pictures}>
          <PictureWall pinIds={pinIds} sizes="(max-width: 899px) 33vw, 190px" />
        </div>
      </section>
      <h2 className={styles.browse}>{t(isNew ? 'home.landingNew' : 'home.landingBrowse')}</h2>
    </>
  )
}
