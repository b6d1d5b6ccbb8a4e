import type { PinDraft, PinEdit } from '@tessera/api-types/pins/pin-draft'
import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import { MAX_SCHEDULED_PINS } from '@tessera/api-types/scheduled-pins/schedule-rules'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { admitPins, lockSeenBoards } from '../boards/board-service.ts'
import type { Picture, UploadDeps } from '../media/upload-service.ts'
import { draftPicture, wordsOf } from '../pins/pin-creation-service.ts'
import { textChanges } from '../pins/pin-fields-view.ts'
import { requireTaggable } from '../pins/person-tag-service.ts'
import { lockThose } from '../users/user-service.ts'
import { publishingTime } from './scheduled-pin-rules.ts'
import * as scheduledStore from './scheduled-pin-store.ts'
import { toScheduledPin } from './scheduled-pin-view.ts'

type ScheduledDraft = PinDraft & { scheduled_ts: number }

/** The picture of a pin that may be scheduled, fetched where the draft names an address. */
export function scheduledPicture(viewer: Member, draft: ScheduledDraft, deps: UploadDeps): Promise<Picture> {
  publishingTime(draft.scheduled_ts, deps.now())
  return draftPicture(viewer, draft, deps)
}

/** Makes a pin that waits for its time; returns its id. */
export const schedulePin = (
  viewer: Member,
  draft: ScheduledDraft,
  picture: Picture,
  deps: Pick<Deps, 'newId' | 'now' | 'transact'>,
): Promise<string> => deps.transact((tx) => addScheduled(tx, viewer, draft, picture, deps))

export async function addScheduled(
  tx: Db,
  viewer: Member,
  draft: ScheduledDraft,
  picture: Picture,
  deps: Pick<Deps, 'newId' | 'now'>,
): Promise<string> {
  const scheduledAt = publishingTime(draft.scheduled_ts, deps.now())
  const { tags, ...words } = wordsOf(draft)
  await requireTaggable(tx, viewer, tags ?? [])
  const boards = await lockSeenBoards(tx, viewer, [words.boardId])
  await admitPins(tx, viewer, boards.get(words.boardId), words)
  await lockThose(tx, [viewer.userId])
  if ((await scheduledStore.countScheduled(tx, viewer.userId)) >= MAX_SCHEDULED_PINS)
    throw new DomainError('LIMIT_REACHED')
  const id = deps.newId()
  await scheduledStore.insertScheduled(tx, {
    ...words,
    tags: JSON.stringify(tags ?? []),
    id,
    userId: viewer.userId,
    imageSignature: picture.signature,
    scheduledAt,
    createdAt: deps.now(),
  })
  return id
}

type ScheduleEdit = PinEdit & { scheduled_ts?: number | undefined }

/** Changes a pin that waits; a new time is a new chance for one that could not be published. */
export function editScheduled(
  viewer: Member,
  edit: ScheduleEdit,
  deps: Pick<Deps, 'now' | 'transact'>,
): Promise<void> {
  const { scheduled_ts } = edit
  const scheduledAt = scheduled_ts === undefined ? null : publishingTime(scheduled_ts, deps.now())
  return deps.transact(async (tx) => {
    const place = await scheduledStore.findPlace(tx, viewer.userId, edit.id)
    if (!place) throw new DomainError('PIN_NOT_FOUND')
    const boardId = edit.board_id ?? place.boardId
    const isMoved = edit.board_id !== undefined || edit.section_id !== undefined
    const sectionId = edit.section_id ?? null
    if (isMoved) {
      if (boardId === null) throw new DomainError('BOARD_NOT_FOUND')
      const boards = await lockSeenBoards(tx, viewer, [boardId])
      await admitPins(tx, viewer, boards.get(boardId), { sectionId })
    }
    await scheduledStore.saveScheduled(tx, viewer.userId, edit.id, {
      ...textChanges(edit),
      ...(isMoved && { boardId, sectionId }),
      ...(scheduledAt && { scheduledAt, problem: null }),
    })
    await scheduledStore.saveFirstSlot(tx, edit.id)
  })
}

export async function deleteScheduled(
  viewer: Member,
  id: string,
  { transact }: Pick<Deps, 'transact'>,
): Promise<void> {
  const isGone = await transact((tx) => scheduledStore.deleteScheduled(tx, viewer.userId, id))
  if (!isGone) throw new DomainError('PIN_NOT_FOUND')
}

/** @throws DomainError PIN_NOT_FOUND */
export async function scheduledPinViewOf(
  viewer: Member,
  id: string,
  { read, site }: Pick<Deps, 'read' | 'site'>,
): Promise<ScheduledPin> {
  const [pin] = await scheduledStore.loadScheduled(read, viewer, id)
  if (!pin) throw new DomainError('PIN_NOT_FOUND')
  return toScheduledPin(pin, site)
}

export { insertSlots } from './scheduled-pin-store.ts'
