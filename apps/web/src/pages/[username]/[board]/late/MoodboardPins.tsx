import { cardRatio } from '../../../../entities/pins/pin-card-size.ts'
import { PinGrid, type PinLook } from '../../../../entities/pins/PinGrid.tsx'
import { evenColumns } from '../../../../shared/ui/masonry/compact-columns.ts'
import type { MoodboardProps } from '../BoardPins.tsx'
import { MoodCard } from './MoodCard.tsx'

const wall: PinLook = {
  // A hair apart, so that they read as one surface.
  columns: evenColumns({ fewest: 3, most: 10, columnPx: 165, gutterPx: 3 }),
  sizeOf: (pin) => ({ ratio: cardRatio(pin), textRem: 0 }),
  cardOf: (pin) => <MoodCard pin={pin} />,
}

/** The pins of a board as a dense wall of pictures; their words come with the pointer or the focus. */
export const MoodboardPins = ({ label, feed, empty }: MoodboardProps) => (
  <PinGrid label={label} feed={feed} empty={empty} look={wall} />
)
