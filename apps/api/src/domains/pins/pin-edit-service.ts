import type { PinEdit, SlotEdit } from '@tessera/api-types/pins/pin-draft'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { noteMoved } from '../boards/board-activity-service.ts'
import { canAddPins } from '../boards/board-policy.ts'
import {
  admitPins,
  countPins,
  lockSeenBoards,
  pinsMoved,
  type LockedBoard,
  type Place,
} from '../boards/board-service.ts'
import { domainOf } from '../users/user-view.ts'
import { stateMadeWithAi } from './ai-label-store.ts'
import { arrangeCarousel } from './carousel-service.ts'
import { loadPinRows } from './pin-card-store.ts'
import { copyChanges } from './pin-fields-view.ts'
import { canEditCarousel, canEditPin, mayStateMadeWithAi } from './pin-policy.ts'
import { alreadyThere, type BulkOutcome } from './pin-save-service.ts'
import * as pinStore from './pin-store.ts'
import type { HeldPin } from './pin-store.ts'

type Edit = PinEdit & { carousel_slots?: SlotEdit[] | undefined }

/** Changes a pin's words, its carousel, and, where a board or section is named, its place. */
export function editPin(
  viewer: Member,
  edit: Edit,
  deps: Pick<Deps, 'jobs' | 'newId' | 'now' | 'transact'>,
): Promise<void> {
  return deps.transact(async (tx) => {
    const [seen] = await loadPinRows(tx, viewer, [edit.id])
    if (!seen) throw new DomainError('PIN_NOT_FOUND')
    if (!canEditPin(viewer, seen)) throw new DomainError('NOT_ALLOWED')
    const targetId = edit.board_id ?? seen.boardId
    const boards = await lockSeenBoards(tx, viewer, [seen.boardId, targetId])
    const [pin] = await pinStore.lockPins(tx, seen.boardId, [edit.id])
    if (!pin) throw new DomainError('PIN_NOT_FOUND')
    const to = { boardId: targetId, sectionId: sectionAfter(edit, pin) }
    if (to.boardId !== pin.boardId || to.sectionId !== pin.sectionId)
      await moveHeld(tx, viewer, boards.get(targetId), [pin], to, deps)
    const [held = seen] = edit.carousel_slots ? await loadPinRows(tx, viewer, [edit.id]) : []
    await pinStore.savePins(tx, [edit.id], wordsOf(edit))
    await editShared(tx, viewer, { ...pin, altText: held.altText }, edit, deps)
  })
}

/** What all copies of a pin share is its creator's to change. */
async function editShared(
  tx: Db,
  viewer: Member,
  { id, userId, aggregatedPinId, savedFromPinId, altText }: HeldPin & { altText: string },
  { made_with_ai, carousel_slots, alt_text }: Edit,
  deps: Pick<Deps, 'jobs'>,
): Promise<void> {
  const pin = { userId, isOriginal: savedFromPinId === null }
  if (carousel_slots !== undefined) {
    if (!canEditCarousel(viewer, pin)) throw new DomainError('NOT_ALLOWED')
    const [cover, ...others] = carousel_slots
    const edits = cover ? [{ ...cover, alt_text: cover.alt_text ?? alt_text }, ...others] : []
    const coverAlt = await arrangeCarousel(tx, aggregatedPinId, { edits, coverAlt: altText }, deps)
    if (alt_text === undefined && coverAlt !== altText)
      await pinStore.savePins(tx, [id], { altText: coverAlt })
  }
  if (made_with_ai === undefined) return
  if (!mayStateMadeWithAi(viewer, pin)) throw new DomainError('NOT_ALLOWED')
  await stateMadeWithAi(tx, aggregatedPinId, made_with_ai)
}

/** A named section wins; a new board without one means no section. */
function sectionAfter({ board_id, section_id }: PinEdit, pin: HeldPin): string | null {
  if (section_id !== undefined) return section_id
  return board_id === undefined || board_id === pin.boardId ? pin.sectionId : null
}

/** Moves several pins of a board; those already there, and those that are not the viewer's to move, are skipped. */
export const movePins = (
  viewer: Member,
  pinIds: readonly string[],
  from: string,
  to: Place,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<BulkOutcome> => deps.transact((tx) => movePinsIn(tx, viewer, { pinIds, from, to }, deps))

/** The same as a part of a transaction. */
export async function movePinsIn(
  tx: Db,
  viewer: Member,
  { pinIds, from, to }: { pinIds: readonly string[]; from: string; to: Place },
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<BulkOutcome> {
  const boards = await lockSeenBoards(tx, viewer, [from, to.boardId])
  const source = boards.get(from)
  if (!source) throw new DomainError('BOARD_NOT_FOUND')
  const held = await pinStore.lockPins(tx, from, pinIds)
  const mayPlace = (pin: HeldPin) =>
    canEditPin(viewer, pin) || (from === to.boardId && canAddPins(viewer, source))
  const pictures = held.map((pin) => pin.aggregatedPinId)
  const there = from === to.boardId ? new Map() : await pinStore.picturesOnBoard(tx, to.boardId, pictures)
  const chosen = held.filter((pin) => mayPlace(pin) && !there.has(pin.aggregatedPinId))
  await moveHeld(tx, viewer, boards.get(to.boardId), chosen, to, deps)
  const moved = chosen.map(({ id }) => id)
  return { pin_ids: moved, skipped_pin_ids: pinIds.filter((id) => !moved.includes(id)) }
}

/** Moves held pins, whosever they are, to a place where the viewer may put some. */
export async function moveHeld(
  tx: Db,
  viewer: Member,
  target: LockedBoard | undefined,
  pins: readonly HeldPin[],
  to: Place,
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<void> {
  const board = await admitPins(tx, viewer, target, { sectionId: to.sectionId, count: pins.length })
  const leaving = pins.filter(({ boardId }) => boardId !== board.id)
  const there = await pinStore.picturesOnBoard(
    tx,
    board.id,
    leaving.map((pin) => pin.aggregatedPinId),
  )
  for (const aggregatedPinId of there.keys()) throw await alreadyThere(tx, board.id, aggregatedPinId)
  const ids = pins.map(({ id }) => id)
  await pinStore.savePins(tx, ids, to)
  const leavingIds = leaving.map(({ id }) => id)
  await pinStore.savePins(tx, leavingIds, { place: null })
  await pinStore.relistThose(tx, leavingIds)
  for (const boardId of new Set(leaving.map((pin) => pin.boardId))) await pinStore.dropCover(tx, boardId, ids)
  await countPins(tx, pinsMoved(pins, to), deps.now())
  await noteMoved(tx, { actorId: viewer.userId, to, pins }, deps)
}

/** The domain follows the link. */
const wordsOf = (edit: PinEdit) => ({
  ...copyChanges(edit),
  ...(edit.link !== undefined && { domain: edit.link && domainOf(edit.link) }),
})
