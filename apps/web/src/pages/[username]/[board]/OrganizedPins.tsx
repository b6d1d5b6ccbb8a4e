import { PinGrid } from '../../../entities/pins/PinGrid.tsx'
import { CreateBoard } from '../../../features/edit-board/board-dialogs.tsx'
import { chooseToggleOf } from '../../../features/organize-board/ChooseToggle.tsx'
import { Organizer } from '../../../features/organize-board/Organizer.tsx'
import type { OrganizedPinsProps } from './BoardPins.tsx'
import { useOrganizeMode } from './use-organize-mode.ts'

/** The pins of a board or a section while they are put in order. */
export function OrganizedPins({
  place,
  feed,
  label,
  empty,
  canDelete,
  onChanged,
  onDismiss,
}: OrganizedPinsProps) {
  const { into } = useOrganizeMode(true)
  return (
    <Organizer
      from={place}
      into={into}
      ids={feed.ids}
      canDelete={canDelete}
      onChanged={onChanged}
      onDone={onDismiss}
      renderCreate={(props) => <CreateBoard {...props} />}
    >
      <PinGrid label={label} feed={feed} empty={empty} isChoosable actionsOf={chooseToggleOf} />
    </Organizer>
  )
}
