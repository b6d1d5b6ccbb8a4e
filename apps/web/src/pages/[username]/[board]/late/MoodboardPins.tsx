import { cardRatio } from '../../../../entities/pins/pin-card-size.ts'
import { PinGrid, type PinLook } from '../../../../entities/pins/PinGrid.tsx'
import type { MoodboardProps } from '../BoardPins.tsx'
import { moodColumns } from './mood-columns.ts'
import { MoodCard } from './MoodCard.tsx'

const wall: PinLook = {
  columns: moodColumns,
  sizeOf: (pin) => ({ ratio: cardRatio(pin), textRem: 0 }),
  cardOf: (pin) => <MoodCard pin={pin} />,
}

/** The pins of a board as a dense wall of pictures; their words come with the pointer or the focus. */
export const MoodboardPins = ({ label, feed, empty }: MoodboardProps) => (
  <PinGrid label={label} feed={feed} empty={empty} look={wall} />
)
