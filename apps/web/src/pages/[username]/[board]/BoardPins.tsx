import type { ReactNode } from 'react'
import type { Board } from '../../../entities/boards/boards-slice.ts'
import type { PinLocation } from '../../../entities/pins/pin-moves.ts'
import { PinGrid } from '../../../entities/pins/PinGrid.tsx'
import { CreateBoard } from '../../../features/edit-board/board-dialogs.tsx'
import { chooseToggleOf } from '../../../features/organize-board/ChooseToggle.tsx'
import { Organizer } from '../../../features/organize-board/Organizer.tsx'
import { saveActionsOf } from '../../../features/save-pin/save-actions-of.tsx'
import type { IdFeed } from '../../../shared/api/id-feed.ts'

type Props = {
  board: Board
  place: PinLocation
  feed: IdFeed
  label: string
  empty: ReactNode
  isOrganizing: boolean
  onChanged: () => void
  onDone: () => void
}

/** The pins of a board or a section, to look at or to put in order. */
export function BoardPins({ board, place, feed, label, empty, isOrganizing, onChanged, onDone }: Props) {
  if (!isOrganizing) return <PinGrid label={label} feed={feed} empty={empty} actionsOf={saveActionsOf} />
  return (
    <Organizer
      from={place}
      ids={feed.ids}
      canDelete={Boolean(board.access?.includes('delete') || board.abilities?.can_edit)}
      onChanged={onChanged}
      onDone={onDone}
      renderCreate={(props) => <CreateBoard {...props} />}
    >
      <PinGrid label={label} feed={feed} empty={empty} isChoosable actionsOf={chooseToggleOf} />
    </Organizer>
  )
}
