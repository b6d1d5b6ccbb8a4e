import type { ReactNode } from 'react'
import { Masonry } from '../../shared/ui/masonry/Masonry.tsx'
import { CardKeys } from '../pins/CardKeys.tsx'
import { cardSize } from '../pins/pin-card-size.ts'
import { PinCard } from '../pins/PinCard.tsx'
import type { Pin } from '../pins/pins-slice.ts'
import { usePins } from '../pins/select-pins.ts'

const keyOf = ({ id }: Pin) => id
const sizeOf = (pin: Pin) => cardSize(pin, { hasFooter: false, hasReason: false })

type Props = { label: string; ids: readonly string[]; actionsOf: (pin: Pin) => ReactNode }

/** The pins of one section in their order. */
export function ArticlePins({ label, ids, actionsOf }: Props) {
  const pins = usePins(ids)
  if (pins.length === 0) return null
  return (
    <CardKeys>
      <Masonry
        label={label}
        items={pins}
        keyOf={keyOf}
        sizeOf={sizeOf}
        renderItem={(pin) => <PinCard pin={pin} actionsOf={actionsOf} />}
      />
    </CardKeys>
  )
}
