import { DomainError } from '../../kernel/domain-error.ts'
import type { Listener } from '../../kernel/events.ts'
import { countPins, lockBoard, pinsMoved } from '../boards/board-service.ts'
import { forgetUploads } from '../media/upload-service.ts'
import { forgetAlong, keepDeleted } from './deleted-pin-store.ts'
import { removePins } from './pin-removal-service.ts'
import { restoreAlong } from './pin-restore-service.ts'
import { saveInitialPins } from './pin-save-service.ts'
import * as pinStore from './pin-store.ts'

/** What of a person's pins is listed follows their account. */
export const onVisibilityChanged: Listener<'profilePrivacyChanged' | 'accountReactivated'> = async (
  tx,
  _deps,
  { userId },
) => {
  await pinStore.relistPinsOf(tx, userId)
}

export const onBoardCreated: Listener<'boardCreated'> = async (
  tx,
  deps,
  { boardId, owner, initialPinIds },
) => {
  if (initialPinIds.length === 0) return
  await saveInitialPins(tx, owner, await lockBoard(tx, owner, boardId), initialPinIds, deps)
}

export const onBoardPrivacyChanged: Listener<'boardPrivacyChanged'> = async (tx, _deps, { boardId }) => {
  await pinStore.relistPins(tx, boardId)
}

export const onBoardDeleting: Listener<'boardDeleting'> = async (tx, deps, { boardId, deletedById }) => {
  await keepDeleted(tx, { boardId, which: 'all', by: deletedById, at: deps.now(), along: boardId })
  await removePins(tx, boardId, 'all', deps)
}

export const onBoardRestored: Listener<'boardRestored'> = (tx, deps, { boardId }) =>
  restoreAlong(tx, { boardId, along: boardId }, deps)

export const onSectionRestored: Listener<'sectionRestored'> = (tx, deps, { boardId, sectionId }) =>
  restoreAlong(tx, { boardId, along: sectionId }, deps)

export const onDeletionFinal: Listener<'deletionFinal'> = async (tx, _deps, { id }) => {
  await forgetUploads(tx, await forgetAlong(tx, id))
}

export const onSectionCreated: Listener<'sectionCreated'> = async (
  tx,
  { now },
  { boardId, sectionId, initialPinIds },
) => {
  const ids = [...new Set(initialPinIds)]
  if (ids.length === 0) return
  const held = await pinStore.placeInSection(tx, boardId, sectionId, ids)
  if (held.length < ids.length) throw new DomainError('PIN_NOT_FOUND')
  await countPins(tx, pinsMoved(held, { boardId, sectionId }), now())
}

export const onSectionDeleting: Listener<'sectionDeleting'> = async (
  tx,
  deps,
  { boardId, sectionId, deletedById },
) => {
  await keepDeleted(tx, { boardId, which: { sectionId }, by: deletedById, at: deps.now(), along: sectionId })
  await removePins(tx, boardId, { sectionId }, deps)
}
