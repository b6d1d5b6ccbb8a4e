import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Image } from '../../shared/ui/Image.tsx'
import { cardRatio } from './pin-card-size.ts'
import type { Pin } from './pins-slice.ts'

const WIDTH = 474

type Props = {
  pin: Pin
  /** How wide it is drawn, as the attribute of the same name has it. */
  sizes: string
  isPriority?: boolean | undefined
}

/** The picture of a pin among others; where it has no words at all, whose it is stands for them. */
export function CardPicture({ pin, sizes, isPriority }: Props) {
  const { t } = useTranslator<'pins'>()
  const fallback = pin.grid_title ? '' : t('pin.by', { name: pin.pinner.full_name })
  return (
    <Image
      src={pin.images['474x'].url}
      alt={pin.alt_text || fallback}
      width={WIDTH}
      height={Math.round(WIDTH * cardRatio(pin))}
      dominantColor={pin.dominant_color}
      sizes={sizes}
      isPriority={isPriority}
    />
  )
}
