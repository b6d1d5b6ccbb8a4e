import { useT } from '../../shared/i18n/i18n-context.ts'
import { usePins } from '../../entities/pins/select-pins.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { Image } from '../../shared/ui/Image.tsx'
import styles from './Landing.module.css'

const SHOWN = 6
const SIZES = '(max-width: 899px) 1px, 190px'

function Mosaic({ pinIds }: { pinIds: readonly string[] }) {
  const pins = usePins(pinIds).slice(0, SHOWN)
  return (
    <div aria-hidden="true" className={styles.mosaic}>
      {pins.map(({ id, images, dominant_color }) => (
        <span key={id} className={styles.tile}>
          <Image
            src={images['474x'].url}
            alt=""
            width={images['474x'].width}
            height={images['474x'].height}
            dominantColor={dominant_color}
            sizes={SIZES}
          />
        </span>
      ))}
    </div>
  )
}

/** What the site is, for those who come for the first time. */
export function Landing({ pinIds }: { pinIds: readonly string[] }) {
  const t = useT<'home'>()
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
        <Mosaic pinIds={pinIds} />
      </section>
      <h2 className={styles.browse}>{t('home.landingBrowse')}</h2>
    </>
  )
}
