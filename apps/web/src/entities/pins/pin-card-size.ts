import { STORY_ASPECT_RATIO } from '@tessera/api-types/story-pins/story-page-shape'
import type { ItemSize } from '../../shared/ui/masonry/masonry-layout.ts'
import type { Pin } from './pins-slice.ts'

/** Which lines a grid shows below its pictures. */
export type CardVariant = { hasFooter: boolean; hasReason: boolean }

const TALLEST_RATIO = 2.4
const FLATTEST_RATIO = 0.45
const SHORT_TITLE = 32
const SHORT_NARROW_TITLE = 17

// The stylesheet of the card has the same heights, in rem.
const LINE = { padding: 0.375, title: 1.25, price: 1.25, reason: 1.125, footer: 2.25, bottom: 0.25 }

/** Height / width of the picture as the card shows it: extremes are cropped. */
export function cardRatio({ content, images: { orig } }: Pin): number {
  if (content.kind === 'story') return 1 / STORY_ASPECT_RATIO
  const ratio = orig.width > 0 ? orig.height / orig.width : 1
  return Math.min(TALLEST_RATIO, Math.max(FLATTEST_RATIO, ratio))
}

/** Lines kept for the title. */
export const titleLines = ({ grid_title }: Pin): number =>
  grid_title === '' ? 0 : grid_title.length > SHORT_TITLE ? 2 : 1

/** Whether the title needs a second line in narrow columns alone. */
export const hasLineMore = (pin: Pin): boolean =>
  titleLines(pin) === 1 && pin.grid_title.length > SHORT_NARROW_TITLE

export const hasPrice = ({ content }: Pin): boolean => content.kind === 'product'

/** Above all it is said that somebody paid for it. */
export const showsReason = ({ recommendation_reason, promotion }: Pin, variant: CardVariant): boolean =>
  variant.hasReason &&
  !promotion &&
  recommendation_reason !== null &&
  !recommendation_reason.reason.startsWith('related')

/** The size of a pin's card: its picture, and the lines below it in rem. */
export function cardSize(pin: Pin, variant: CardVariant): ItemSize {
  const lines =
    titleLines(pin) * LINE.title +
    (hasPrice(pin) ? LINE.price : 0) +
    (pin.is_paid_partnership ? LINE.reason : 0) +
    (pin.ai_label ? LINE.reason : 0) +
    (pin.promotion ? LINE.reason : 0) +
    (showsReason(pin, variant) ? LINE.reason : 0) +
    (variant.hasFooter ? LINE.footer : 0)
  return {
    ratio: cardRatio(pin),
    textRem: lines === 0 ? 0 : LINE.padding + lines + LINE.bottom,
    ...(hasLineMore(pin) && { narrowRem: LINE.title }),
  }
}
