import type { PinCard } from '@tessera/api-types/pins/views'
import { formatMoney } from '@tessera/i18n/money'
import { pinPath } from '../../entities/pins/pin-reference.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import styles from './ShopTheLook.module.css'

/** What a tagged pin is called. */
export const tagTitle = ({ title, alt_text, pinner }: PinCard): string =>
  title || alt_text || pinner.full_name

/** A pin that a tag names, with its price where it can be bought. */
export function TaggedPin({ pin }: { pin: PinCard }) {
  const { locale } = useTranslator<'closeup'>()
  const { content } = pin
  return (
    <Link to={pinPath(pin.id)} className={styles.named} dir="auto">
      <img src={pin.images['236x'].url} alt="" loading="lazy" className={styles.thumbnail} />
      <span className={styles.words}>
        <bdi>{tagTitle(pin)}</bdi>
        {content.kind === 'product' && (
          <b>{formatMoney(content.price_value, content.price_currency, locale)}</b>
        )}
      </span>
    </Link>
  )
}
