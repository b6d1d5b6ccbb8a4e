import { memo, type ReactNode } from 'react'
import { Link } from '../../shared/navigation/Link.tsx'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { formatMoney } from '@tessera/i18n/money'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { LinkIcon } from '../../shared/ui/icons/card-icons.tsx'
import { CardPicture } from './CardPicture.tsx'
import styles from './PinCard.module.css'
import { useCardKeysHint } from './card-keys-hint.ts'
import { useCardSlots } from './card-slot.ts'
import { cardRatio, hasLineMore, hasPrice, showsReason, titleLines } from './pin-card-size.ts'
import { outboundLink, pinPath } from './pin-reference.ts'
import { playTime } from './play-time.ts'
import type { Pin } from './pins-slice.ts'
import { recommendationText } from './recommendation-text.ts'

type Props = {
  pin: Pin
  hasFooter?: boolean
  hasReason?: boolean
  /** Among the pictures people wait for. */
  isPriority?: boolean
  /** Whether the card is there to be chosen: what lies over it always shows, and nothing else is pressed. */
  isChoosable?: boolean
  /** What can be done with the pin: lies over the picture. */
  actionsOf?: (pin: Pin) => ReactNode
}

const IMAGE_SIZES = '(max-width: 771px) 50vw, 300px'

function SourceLink({ pin, domain }: { pin: Pin; domain: string }) {
  const { t } = useTranslator<'pins'>()
  return (
    <a
      {...outboundLink(pin)}
      target="_blank"
      tabIndex={-1}
      aria-label={t('pin.visitDomain', { domain })}
      className={styles.source}
    >
      <LinkIcon size={16} />
      <span className={styles.domain}>{domain}</span>
    </a>
  )
}

/** How many pages or images there are to turn, or how long the pin plays. */
function Extent({ content }: Pick<Pin, 'content'>) {
  const { t } = useTranslator<'pins'>()
  if (content.kind === 'video') return <span className={styles.pages}>{playTime(content.duration)}</span>
  const [key, count] =
    content.kind === 'story'
      ? (['pin.pages', content.page_count] as const)
      : (['pin.images', content.kind === 'carousel' ? content.slot_count : 0] as const)
  return count > 0 && <span className={styles.pages}>{t(key, { count })}</span>
}

function Price({ pin: { content } }: { pin: Pin }) {
  const { locale } = useTranslator<'pins'>()
  if (content.kind !== 'product') return null
  return <p className={styles.price}>{formatMoney(content.price_value, content.price_currency, locale)}</p>
}

function Footer({ pin: { pinner }, isInert }: { pin: Pin; isInert: boolean }) {
  return (
    <Link to={`/${pinner.username}/`} tabIndex={-1} inert={isInert} className={styles.footer}>
      <Avatar name={pinner.full_name} imageUrl={pinner.image_small_url} size={24} isDecorative />
      <span className={styles.name}>{pinner.full_name}</span>
    </Link>
  )
}

/** A pin in a grid, of the height that `cardSize` computes. */
export const PinCard = memo(function PinCard(props: Props) {
  const { pin, hasFooter = false, hasReason = false, isPriority, isChoosable = false, actionsOf } = props
  const { t } = useTranslator<'pins'>()
  const { menu, send } = useCardSlots()
  const keysHint = useCardKeysHint()
  const lines = titleLines(pin)
  const reason = showsReason(pin, { hasFooter, hasReason }) && pin.recommendation_reason
  return (
    <article className={classNames(styles.card, isChoosable && styles.choosable)} data-pin-id={pin.id}>
      <Link to={pinPath(pin.id)} aria-describedby={keysHint} className={styles.link} inert={isChoosable}>
        <span className={styles.media}>
          <CardPicture pin={pin} sizes={IMAGE_SIZES} isPriority={isPriority} />
          <Extent content={pin.content} />
        </span>
        {lines > 0 && (
          <span
            className={styles.title}
            style={{ WebkitLineClamp: hasLineMore(pin) ? 'calc(1 + var(--narrow, 0))' : lines }}
          >
            <bdi>{pin.grid_title}</bdi>
          </span>
        )}
      </Link>
      {hasPrice(pin) && <Price pin={pin} />}
      {pin.is_paid_partnership && <p className={styles.reason}>{t('pin.paidPartnership')}</p>}
      {pin.ai_label && <p className={styles.reason}>{t('pin.madeWithAi')}</p>}
      {pin.promotion && (
        <p className={styles.reason}>{t('pin.promotedBy', { name: pin.promotion.promoter_name })}</p>
      )}
      {reason && <p className={styles.reason}>{recommendationText(reason, t)}</p>}
      {hasFooter && <Footer pin={pin} isInert={isChoosable} />}
      <div className={styles.over} style={isChoosable ? undefined : { aspectRatio: 1 / cardRatio(pin) }}>
        {actionsOf?.(pin)}
        {actionsOf && !isChoosable && menu?.(pin)}
        {actionsOf && !isChoosable && send?.(pin)}
        {!isChoosable && pin.link && pin.domain && <SourceLink pin={pin} domain={pin.domain} />}
      </div>
    </article>
  )
})
