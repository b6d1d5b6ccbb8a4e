import { formatMoney } from '@tessera/i18n/money'
import { STORY_BLOCK_TYPES as types } from '@tessera/api-types/story-pins/story-constants'
import type { StickerPin, StoryBlockView } from '@tessera/api-types/story-pins/views'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { pinPath } from '../pins/pin-reference.ts'
import styles from './StoryPage.module.css'

/** What lies on a page and leads somewhere, or asks something. */
export type StickerView = Exclude<
  StoryBlockView,
  { style: unknown } | { items: unknown } | { image: unknown } | { track: unknown }
>

function Product({ pin, shade }: { pin: StickerPin; shade?: string }) {
  const { locale } = useTranslator<'story'>()
  const price =
    pin.price_value !== null &&
    pin.price_currency !== null &&
    formatMoney(pin.price_value, pin.price_currency, locale)
  return (
    <Link to={pinPath(pin.id)} className={styles.sticker}>
      <img src={pin.image_url} alt="" className={styles.thumbnail} loading="lazy" />
      {shade && <span className={styles.shade} style={{ backgroundColor: shade }} />}
      <span>
        <bdi>{pin.title}</bdi> {price && <b>{price}</b>}
      </span>
    </Link>
  )
}

export function Sticker({ block }: { block: StickerView }) {
  const { t } = useTranslator<'story'>()
  switch (block.type) {
    case types.link:
      return (
        <a href={block.href} target="_blank" rel="nofollow noopener ugc" className={styles.sticker}>
          <bdi>{block.text || URL.parse(block.href)?.host || block.href}</bdi>
        </a>
      )
    case types.mentionSticker:
      return (
        <Link to={`/${block.user.username}/`} className={styles.sticker}>
          @{block.user.username}
        </Link>
      )
    case types.productSticker:
      return <Product pin={block.pin} />
    case types.virtualTryOnMakeupSticker:
      return <Product pin={block.pin} shade={block.shade} />
    case types.genericInteractiveSticker:
      return (
        <div className={styles.question}>
          <p dir="auto">{block.text}</p>
          <small>{t('story.answerInComments')}</small>
        </div>
      )
    case types.commentReplySticker:
      return (
        <div className={styles.question}>
          <small>{t('story.replyTo', { name: block.comment.user.full_name })}</small>
          <p dir="auto">{block.comment.text}</p>
          {block.text && <b dir="auto">{block.text}</b>}
        </div>
      )
  }
}
