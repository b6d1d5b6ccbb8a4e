import type { PinPromotion } from '@tessera/api-types/pins/promotion'
import { countryNames } from '@tessera/i18n/country-names'
import { useT, useTranslator } from '../../shared/i18n/i18n-context.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import styles from './AdReasons.module.css'

/** What this delivery rested on, in sentences. */
function reasonsOf(
  { attribution, delivery, promoter_name: name }: PinPromotion,
  t: Translate<'card-menu'>,
  { country, list }: { country: string; list: (names: readonly string[]) => string },
): string[] {
  const { placement, interests, page_topics } = delivery
  return [
    t(`cardMenu.adPlace.${placement}`),
    t('cardMenu.adCountry', { country }),
    page_topics.length > 0 && t('cardMenu.adPage', { topics: list(page_topics) }),
    interests.length > 0 && t('cardMenu.adInterests', { topics: list(interests) }),
    attribution.matched_audience && t('cardMenu.adAudience', { name }),
    attribution.matched_locale && t('cardMenu.adLocale'),
    attribution.matched_age && t('cardMenu.adAge'),
    attribution.matched_gender && t('cardMenu.adGender'),
  ].filter((reason) => reason !== false)
}

/** Why somebody sees an ad: the facts of this delivery, no more. */
export function AdReasons({ promotion, onDismiss }: { promotion: PinPromotion; onDismiss: () => void }) {
  const t = useT<'card-menu'>()
  const { locale } = useTranslator<'card-menu'>()
  const names = new Intl.ListFormat(locale.replace('_', '-'))
  const words = {
    country: countryNames(locale)(promotion.delivery.country),
    list: (topics: readonly string[]) => names.format(topics),
  }
  return (
    <Dialog title={t('cardMenu.adWhy')} width={420} variant="sheet" onDismiss={onDismiss}>
      <p className={styles.lead}>{t('cardMenu.adLead', { name: promotion.promoter_name })}</p>
      <ul className={styles.reasons}>
        {reasonsOf(promotion, t, words).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className={styles.note}>{t('cardMenu.adPrivacy')}</p>
      <p>
        <Link to="/about/ads/" onClick={onDismiss}>
          {t('cardMenu.adMore')}
        </Link>
      </p>
    </Dialog>
  )
}
