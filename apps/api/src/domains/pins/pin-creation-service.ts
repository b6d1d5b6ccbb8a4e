import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { canAddPins, listsPins } from '../boards/board-policy.ts'
import { admitPins, countPins, findBoard, lockSeenBoards } from '../boards/board-service.ts'
import { pictureFor, type PictureChoice } from '../media/upload-service.ts'
import { countFor, pinAdded } from '../users/user-service.ts'
import { domainOf } from '../users/user-view.ts'
import { fileUnderTopics, insertPicture, insertPin, ownPicture } from './pin-creation-store.ts'
import { alreadyThere } from './pin-save-service.ts'

export interface PinDraft extends PictureChoice {
  board_id: string
  section?: string | null | undefined
  title: string
  description: string
  alt_text: string
  link?: string | null | undefined
  comments_disabled: boolean
}

/** Makes a pin of a picture of the viewer's; answers its id. */
export async function createPin(viewer: Member, draft: PinDraft, deps: Deps): Promise<string> {
  const sectionId = draft.section ?? null
  // Asked before a picture is fetched, and again under the board's lock.
  const target = await findBoard(deps.read, viewer, { boardId: draft.board_id })
  if (!canAddPins(viewer, target)) throw new DomainError('NOT_ALLOWED')
  const picture = await pictureFor(viewer, draft, deps)
  return deps.transact(async (tx) => {
    const boards = await lockSeenBoards(tx, viewer, [draft.board_id])
    const board = await admitPins(tx, viewer, boards.get(draft.board_id), { sectionId })
    const at = deps.now()
    const id = deps.newId()
    const known = await ownPicture(tx, viewer.userId, picture.signature)
    const aggregatedPinId = known ?? id
    if (known === undefined) await insertPicture(tx, id, picture.signature, at)
    const link = draft.link ?? (draft.image_url && !draft.image_signature ? draft.image_url : null)
    const isNew = await insertPin(tx, {
      id,
      aggregatedPinId,
      userId: viewer.userId,
      boardId: board.id,
      sectionId,
      title: draft.title,
      description: draft.description,
      altText: draft.alt_text,
      link,
      domain: link && domainOf(link),
      areCommentsDisabled: draft.comments_disabled,
      imageSignature: picture.signature,
      imageWidth: picture.width,
      imageHeight: picture.height,
      dominantColor: picture.dominantColor,
      isListed: listsPins(board),
      createdAt: at,
    })
    if (!isNew) throw await alreadyThere(tx, board.id, aggregatedPinId)
    if (known === undefined)
      await fileUnderTopics(tx, aggregatedPinId, `${draft.title} ${draft.description} ${board.name}`)
    await countPins(tx, [{ boardId: board.id, sectionId, pins: 1 }], at)
    await countFor(tx, viewer.userId, pinAdded(id))
    return id
  })
}
