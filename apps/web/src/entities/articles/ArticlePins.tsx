import type { ReactNode } from 'react'
import { Masonry } from '../../shared/ui/masonry/Masonry.tsx'
import { CardKeys } from '../pins/CardKeys.tsx'
import { cardSize } from '../pins/pin-card-size.ts'
import { PinCard } from '../pins/PinCard.tsx'
import type { Pin } from '../pins/pins-slice.ts'
import { usePins } from '../pins/select-pins.ts'

const keyOf = ({ id }: Pin) => id
const sizeOf = (pin: Pin) => cardSize(pin, { hasFooter: false, hasReason: false })

type Props = {
  label: string
  ids: readonly string[]
  actionsOf: (pin: Pin) => ReactNode
  /** How many pictures people wait for: those in view at the start. */
  priorityCount: number
}

/** The pins of one section in their order. */
export function ArticlePins({ label, ids, actionsOf, priorityCount }: Props) {
  const pins = usePins(ids)
  if (pins.length === 0) return null
  return (
    <CardKeys>
      <Masonry
        label={label}
        items={pins}
        keyOf={keyOf}
        sizeOf={sizeOf}
        renderItem={(pin, index) => (
          <PinCard pin={pin} isPriority={index < priorityCount} actionsOf={actionsOf} />
        )}
      />
    </CardKeys>
  )
}
