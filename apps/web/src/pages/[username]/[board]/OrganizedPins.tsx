import { selectBoard } from '../../../entities/boards/boards-slice.ts'
import type { PinLocation } from '../../../entities/pins/pin-moves.ts'
import { PinGrid } from '../../../entities/pins/PinGrid.tsx'
import { SECTIONS_AT_ONCE, sectionsApi } from '../../../entities/sections/sections-api.ts'
import {
  selectSection,
  selectSectionEntities,
  selectSectionIds,
} from '../../../entities/sections/sections-slice.ts'
import { CreateBoard } from '../../../features/edit-board/board-dialogs.tsx'
import { useSortSections } from '../../../features/edit-section/sort-sections.ts'
import { chooseToggleOf } from '../../../features/organize-board/ChooseToggle.tsx'
import { Organizer } from '../../../features/organize-board/Organizer.tsx'
import { useAppSelector } from '../../../shared/store/hooks.ts'
import type { OrganizedPinsProps } from './BoardPins.tsx'
import { useOrganizeMode } from './use-organize-mode.ts'

/** How many pins a section has, or a board outside its sections. */
function usePinCount({ boardId, sectionId }: PinLocation): number | undefined {
  const board = useAppSelector((state) => selectBoard(state, boardId))
  const section = useAppSelector((state) => (sectionId ? selectSection(state, sectionId) : undefined))
  if (sectionId) return section?.pin_count
  return board?.section_count ? board.sectionless_pin_count : board?.pin_count
}

/** The sections that pins can be dropped on, and how the owner sorts those of a whole board. */
function useSections({ boardId, sectionId }: PinLocation) {
  const sortSections = useSortSections(boardId)
  const canSort = useAppSelector((state) => selectBoard(state, boardId))?.abilities?.can_edit
  const { refetch } = sectionsApi.useSectionsQuery({ board_id: boardId, page_size: SECTIONS_AT_ONCE })
  const ids = useAppSelector((state) => selectSectionIds(state, boardId)) ?? []
  const entities = useAppSelector(selectSectionEntities)
  const sections = ids.flatMap((id) => (id === sectionId ? [] : (entities[id] ?? [])))
  return { sections, refetch, sort: canSort && sectionId === null ? sortSections : undefined }
}

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
  const pinCount = usePinCount(place)
  const { sections, refetch, sort } = useSections(place)
  const hasMore = feed.onLoadMore !== undefined || feed.hasMoreFailed
  return (
    <Organizer
      from={place}
      into={into}
      ids={feed.ids}
      total={hasMore ? pinCount : undefined}
      canDelete={canDelete}
      sections={sections}
      {...(sort && { onSortSections: sort })}
      onChanged={() => {
        onChanged()
        void refetch()
      }}
      onDone={onDismiss}
      renderCreate={(props) => <CreateBoard {...props} />}
    >
      <PinGrid label={label} feed={feed} empty={empty} isChoosable actionsOf={chooseToggleOf} />
    </Organizer>
  )
}
