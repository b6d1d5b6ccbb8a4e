import type { ReactNode } from 'react'
import type { Board } from '../../../entities/boards/boards-slice.ts'
import type { PinLocation } from '../../../entities/pins/pin-moves.ts'
import { PinGrid } from '../../../entities/pins/PinGrid.tsx'
import { PinGridSkeleton } from '../../../entities/pins/PinGridSkeleton.tsx'
import { useProfileOptions } from '../../../entities/profile/use-profile-options.ts'
import { saveActionsOf } from '../../../features/save-pin/SaveActions.tsx'
import type { IdFeed } from '../../../shared/api/id-feed.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { compactColumns } from '../../../shared/ui/masonry/compact-columns.ts'
import { lazyComponent } from '../../../shared/i18n/lazy-component.tsx'
import styles from './Board.module.css'

export type OrganizedPinsProps = {
  place: PinLocation
  feed: IdFeed
  label: string
  empty: ReactNode
  canDelete: boolean
  /** Several people save here. */
  isShared: boolean
  onChanged: () => void
  onDismiss: () => void
}

type Props = Omit<OrganizedPinsProps, 'canDelete' | 'isShared' | 'onDismiss'> & {
  board: Board
  isOrganizing: boolean
  onDone: () => void
}

export type MoodboardProps = Pick<OrganizedPinsProps, 'feed' | 'label' | 'empty'> & { onDismiss?: () => void }

type ToLookAt = Omit<MoodboardProps, 'onDismiss'> & Pick<OrganizedPinsProps, 'isShared'>

const LazyMoodboard = lazyComponent<MoodboardProps>(
  [],
  () => import('./late/MoodboardPins.tsx').then((module) => module.MoodboardPins),
  PinGridSkeleton,
)

function PinsToLookAt({ feed, label, empty, isShared }: ToLookAt) {
  const [{ boardPinDensity }] = useProfileOptions()
  if (boardPinDensity === 'moodboard') return <LazyMoodboard label={label} feed={feed} empty={empty} />
  return (
    <PinGrid
      label={label}
      feed={feed}
      empty={empty}
      columns={boardPinDensity === 'compact' ? compactColumns : undefined}
      namesPinners={isShared}
      actionsOf={saveActionsOf}
      priorityCount={4}
    />
  )
}

const LazyOrganizedPins = lazyComponent<OrganizedPinsProps>(
  [],
  () => import('./OrganizedPins.tsx').then((module) => module.OrganizedPins),
  PinsToLookAt,
)

/** The pins of a board or a section, to look at or to put in order. */
export function BoardPins({ board, place, feed, label, empty, isOrganizing, onChanged, onDone }: Props) {
  const isShared = Boolean(board.is_collaborative)
  if (!isOrganizing) {
    return (
      <div className={classNames(board.abilities?.can_edit && styles.own)}>
        <PinsToLookAt feed={feed} label={label} empty={empty} isShared={isShared} />
      </div>
    )
  }
  return (
    <LazyOrganizedPins
      place={place}
      feed={feed}
      label={label}
      empty={empty}
      isShared={isShared}
      canDelete={Boolean(board.access?.includes('delete') || board.abilities?.can_edit)}
      onChanged={onChanged}
      onDismiss={onDone}
    />
  )
}
