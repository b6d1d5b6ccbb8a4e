import { memo } from 'react'
import { CardPicture } from '../../../../entities/pins/CardPicture.tsx'
import { useCardKeysHint } from '../../../../entities/pins/card-keys-hint.ts'
import { useCardSlots } from '../../../../entities/pins/card-slot.ts'
import { pinPath } from '../../../../entities/pins/pin-reference.ts'
import type { Pin } from '../../../../entities/pins/pins-slice.ts'
import { SaveActions } from '../../../../features/save-pin/SaveActions.tsx'
import { useTranslator } from '../../../../shared/i18n/i18n-context.ts'
import { Link } from '../../../../shared/navigation/Link.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import styles from './MoodCard.module.css'

const IMAGE_SIZES = '(max-width: 771px) 34vw, 240px'

function Caption({ pin }: { pin: Pin }) {
  const { t } = useTranslator<'pins'>()
  const disclosure = pin.promotion
    ? t('pin.promotedBy', { name: pin.promotion.promoter_name })
    : pin.is_paid_partnership && t('pin.paidPartnership')
  if (!pin.grid_title && !disclosure && !pin.ai_label) return null
  return (
    <span className={classNames(styles.caption, disclosure && styles.disclosed)}>
      {pin.grid_title && (
        <span className={styles.title}>
          <bdi>{pin.grid_title}</bdi>
        </span>
      )}
      {disclosure && <span className={styles.note}>{disclosure}</span>}
      {pin.ai_label && <span className={styles.note}>{t('pin.madeWithAi')}</span>}
    </span>
  )
}

/** A picture of a moodboard, as a link, with its words and actions while it is hovered or focused. */
export const MoodCard = memo(function MoodCard({ pin }: { pin: Pin }) {
  const { menu } = useCardSlots()
  return (
    <article className={styles.card} data-pin-id={pin.id}>
      <Link to={pinPath(pin.id)} aria-describedby={useCardKeysHint()} className={styles.link}>
        <CardPicture pin={pin} sizes={IMAGE_SIZES} />
        <Caption pin={pin} />
      </Link>
      <div className={styles.over}>
        <SaveActions pin={pin} />
        <div className={styles.menu}>{menu?.(pin)}</div>
      </div>
    </article>
  )
})
