import { boardsContracts } from '@tessera/api-types/boards/contracts'
import { pinsContracts } from '@tessera/api-types/pins/contracts'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { interestsByIds } from '../interests/interest-service.ts'
import { implement, implementInSteps, type Operation } from '../../kernel/operation.ts'
import { hidePin, unhidePin } from './hidden-pin-service.ts'
import { boardTitleSuggestions } from './board-title-rules.ts'
import { createPin, draftPicture } from './pin-creation-service.ts'
import { readBoard } from '../boards/board-hydration.ts'
import { mergePreview } from '../boards/board-merge-service.ts'
import { mergeBoards } from './merge-service.ts'
import { moveAll, undoMoveAll } from './move-all-service.ts'
import { editPin, movePins } from './pin-edit-service.ts'
import { placePin } from './pin-place-service.ts'
import { findPinDetail, hydratePinCards, pinViewOf } from './pin-hydration.ts'
import { pinListOperations } from './pin-list-operations.ts'
import { reactionPage, reactTo, unreactTo } from './pin-reaction-service.ts'
import { deletePin, deletePins, unsavePin } from './pin-removal-service.ts'
import type { RemovedPin } from './pin-rules.ts'
import { restorePins } from './pin-restore-service.ts'
import { sponsorshipsOperations } from './sponsorship-operations.ts'
import { copyPins, savePin } from './pin-save-service.ts'
import { untagMe } from './person-tag-service.ts'
import { tagsOf } from './pin-tag-service.ts'

const cardOf = async (
  viewer: Viewer,
  id: string,
  deps: Pick<Deps, 'caches' | 'read' | 'site'>,
): Promise<PinCard> => {
  const [card] = await hydratePinCards(deps, viewer, [id], 'opened')
  if (!card) throw new DomainError('PIN_NOT_FOUND')
  return card
}

const toRemoved = ({ id, boardId, sectionId }: RemovedPin) => ({
  pin_id: id,
  board_id: boardId,
  section_id: sectionId,
})

export const pinsOperations: Operation[] = [
  ...pinListOperations,
  ...sponsorshipsOperations,
  implement(pinsContracts['pins.get'], ({ id }, { viewer, deps }) => pinViewOf(viewer, id, deps)),
  implementInSteps(pinsContracts['pins.create'], {
    prepare: (draft, { viewer, deps }) => draftPicture(viewer, draft, deps),
    handle: async (draft, { viewer, deps }, picture) =>
      pinViewOf(viewer, await createPin(viewer, draft, picture, deps), deps),
  }),
  implement(pinsContracts['pins.update'], async (edit, { viewer, deps }) => {
    await editPin(viewer, edit, deps)
    return pinViewOf(viewer, edit.id, deps)
  }),
  implement(pinsContracts['pins.delete'], async ({ id }, { viewer, deps }) =>
    toRemoved(await deletePin(viewer, id, deps)),
  ),
  implement(pinsContracts['pins.save'], async ({ pin_id, board_id, section }, { viewer, deps }) => {
    const target = { boardId: board_id, sectionId: section ?? null }
    return cardOf(viewer, await savePin(viewer, pin_id, target, deps), deps)
  }),
  implement(pinsContracts['pins.unsave'], async ({ pin_id }, { viewer, deps }) => {
    const { removed, remaining } = await unsavePin(viewer, pin_id, deps)
    const [card] = await hydratePinCards(deps, viewer, [remaining], 'opened')
    return { removed: removed.map(toRemoved), saved_info: card?.saved_info ?? null }
  }),
  implement(pinsContracts['pins.restore'], async ({ pin_ids }, { viewer, deps }) => {
    const restored = await restorePins(viewer, pin_ids, deps)
    return { pins: await hydratePinCards(deps, viewer, restored, 'opened') }
  }),
  implement(pinsContracts['pins.reactions'], (input, { viewer, deps }) => reactionPage(viewer, input, deps)),
  implement(pinsContracts['pins.react'], ({ pin_id, reaction_type }, { viewer, deps }) =>
    reactTo(viewer, pin_id, reaction_type, deps),
  ),
  implement(pinsContracts['pins.unreact'], ({ pin_id }, { viewer, deps }) => unreactTo(viewer, pin_id, deps)),
  implement(pinsContracts['pins.hide'], ({ pin_id }, { viewer, deps }) => hidePin(viewer, pin_id, deps)),
  implement(pinsContracts['pins.unhide'], ({ pin_id }, { viewer, deps }) => unhidePin(viewer, pin_id, deps)),
  implement(pinsContracts['pins.tags'], ({ pin_id }, { viewer, deps }) => tagsOf(viewer, pin_id, deps)),
  implement(pinsContracts['pins.untagMe'], async ({ pin_id }, { viewer, deps }) => {
    await untagMe(viewer, pin_id, deps)
    return tagsOf(viewer, pin_id, deps)
  }),
  implement(pinsContracts['pins.interests'], async ({ pin_id }, { viewer, deps }) => {
    const { relatedInterests } = await findPinDetail(viewer, pin_id, deps)
    return interestsByIds(
      viewer,
      relatedInterests.map(({ id }) => id),
      deps,
    )
  }),
  implement(pinsContracts['pins.boardTitleSuggestions'], async ({ pin_id }, { viewer, deps }) =>
    boardTitleSuggestions(await findPinDetail(viewer, pin_id, deps)),
  ),
  implement(pinsContracts['pins.copyMany'], (input, { viewer, deps }) =>
    copyPins(viewer, input.pin_ids, input.board_id, targetOf(input), deps),
  ),
  implement(pinsContracts['pins.moveMany'], (input, { viewer, deps }) =>
    movePins(viewer, input.pin_ids, input.board_id, targetOf(input), deps),
  ),
  implement(boardsContracts['boards.moveAll'], async (input, { viewer, deps }) => {
    await moveAll(viewer, { boardId: input.board_id, sectionId: input.section_id, to: targetOf(input) }, deps)
    return readBoard(viewer, input.board_id, deps)
  }),
  implement(boardsContracts['boards.mergePreview'], (input, { viewer, deps }) =>
    mergePreview(viewer, pairOf(input), deps),
  ),
  implement(boardsContracts['boards.merge'], async (input, { viewer, deps }) => {
    const isExposureConfirmed = input.is_exposure_confirmed
    await mergeBoards(viewer, { ...pairOf(input), isExposureConfirmed }, deps)
    return readBoard(viewer, input.board_id, deps)
  }),
  implement(boardsContracts['boards.undoMoveAll'], async (input, { viewer, deps }) => {
    await undoMoveAll(viewer, { boardId: input.board_id, id: input.blocking_action_id }, deps)
    return readBoard(viewer, input.board_id, deps)
  }),
  implement(pinsContracts['pins.place'], async (asked, { viewer, deps }) => {
    const { board_id, pin_id, neighbor_pin_id: neighborId, side } = asked
    await placePin(viewer, { boardId: board_id, pinId: pin_id, neighborId, side }, deps)
    return { board_id, pin_id }
  }),
  implement(pinsContracts['pins.deleteMany'], ({ board_id, pin_ids }, { viewer, deps }) =>
    deletePins(viewer, board_id, pin_ids, deps),
  ),
]

const pairOf = (input: { board_id: string; target_board_id: string }) => ({
  boardId: input.board_id,
  targetBoardId: input.target_board_id,
})

const targetOf = (input: { target_board_id: string; target_section_id?: string | null | undefined }) => ({
  boardId: input.target_board_id,
  sectionId: input.target_section_id ?? null,
})
