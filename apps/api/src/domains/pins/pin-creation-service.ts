import type { PinDraft } from '@tessera/api-types/pins/pin-draft'
import type { PinTag } from '@tessera/api-types/pins/pin-tags'
import type { PinKind } from '@tessera/api-types/pins/views'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import type { EmitDeps } from '../../kernel/events.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { canAddPins } from '../boards/board-policy.ts'
import { admitPins, countPins, findBoard, lockSeenBoards } from '../boards/board-service.ts'
import { type Picture, pictureFor, signatureIn, type UploadDeps } from '../media/upload-service.ts'
import { countFor, pinAdded } from '../users/user-service.ts'
import { domainOf } from '../users/user-view.ts'
export { noteMarkedPictures } from './ai-label-store.ts'
import { fileUnderTopics, insertAggregatedPin, insertPin, ownPicture } from './pin-creation-store.ts'
import { noteMarkedPictures, stateMadeWithAi } from './ai-label-store.ts'
import { type PinTextRow, textRow } from './pin-fields-view.ts'
import { alreadyThere } from './pin-save-service.ts'
import { requireTaggable, tagPeople } from './person-tag-service.ts'
import { savePinTags } from './pin-tag-store.ts'

/** What the owner of a pin wrote, what it is, and where it goes. */
export interface PinWords extends PinTextRow {
  /** An image unless it is named; the row of the kind's table follows in the same transaction. */
  kind?: PinKind
  boardId: string
  sectionId: string | null
  /** What its picture points at; none leave those that the same picture has. */
  tags?: PinTag[]
}

/** Makes a pin of the draft's picture; returns its id. */
export const createPin = (
  viewer: Member,
  draft: PinDraft,
  picture: Picture,
  deps: EmitDeps & Pick<Deps, 'transact'>,
): Promise<string> => deps.transact((tx) => addTaggedPin(tx, viewer, wordsOf(draft), picture, deps))

/** Makes a pin, and shows the people that its tags name; throws NOT_ALLOWED where one may not be tagged. */
export async function addTaggedPin(
  tx: Db,
  viewer: Member,
  words: PinWords,
  picture: Picture,
  deps: EmitDeps,
): Promise<string> {
  const { tags = [] } = words
  await requireTaggable(tx, viewer, tags)
  const pinId = await addPin(tx, viewer, words, picture, deps)
  await tagPeople(tx, viewer, { pinId, tags }, deps)
  return pinId
}

/** The picture of a draft; the board is asked before a picture is fetched, and again under its lock. */
export async function draftPicture(viewer: Member, draft: PinDraft, deps: UploadDeps): Promise<Picture> {
  const target = await findBoard(deps.read, viewer, { boardId: draft.board_id })
  if (!canAddPins(viewer, target)) throw new DomainError('NOT_ALLOWED')
  return pictureFor(viewer, draft, deps)
}

export function wordsOf(draft: PinDraft): PinWords {
  const isFound = draft.image_url && !draft.image_signature && !signatureIn(draft.image_url)
  const address = isFound ? (draft.image_url ?? null) : null
  return {
    boardId: draft.board_id,
    sectionId: draft.section ?? null,
    ...textRow({ ...draft, link: draft.link ?? address }),
    tags: draft.tags ?? [],
  }
}

/**
 * Puts a new pin on its board; returns its id.
 * @throws DomainError as `admitPins`, and PIN_ALREADY_ON_BOARD
 */
export async function addPin(
  tx: Db,
  viewer: Member,
  { kind = 'image', tags = [], isAiByCreator, ...words }: PinWords,
  picture: Picture,
  deps: Pick<Deps, 'now' | 'newId'>,
): Promise<string> {
  const { boardId, sectionId, title, description, link } = words
  const boards = await lockSeenBoards(tx, viewer, [boardId])
  const board = await admitPins(tx, viewer, boards.get(boardId), { sectionId })
  const at = deps.now()
  const id = deps.newId()
  const known = kind === 'image' ? await ownPicture(tx, viewer.userId, picture.signature) : undefined
  const aggregatedPinId = known ?? id
  if (known === undefined)
    await insertAggregatedPin(tx, { id, kind, imageSignature: picture.signature, createdAt: at })
  const isNew = await insertPin(tx, {
    ...words,
    id,
    aggregatedPinId,
    userId: viewer.userId,
    domain: link && domainOf(link),
    imageSignature: picture.signature,
    imageWidth: picture.width,
    imageHeight: picture.height,
    dominantColor: picture.dominantColor,
    createdAt: at,
  })
  if (!isNew) throw await alreadyThere(tx, board.id, aggregatedPinId)
  if (isAiByCreator) await stateMadeWithAi(tx, aggregatedPinId, true)
  await noteMarkedPictures(tx, aggregatedPinId)
  if (tags.length > 0) await savePinTags(tx, aggregatedPinId, tags)
  if (known === undefined) await fileUnderTopics(tx, aggregatedPinId, `${title} ${description} ${board.name}`)
  await countPins(tx, [{ boardId: board.id, sectionId, pins: 1 }], at)
  await countFor(tx, viewer.userId, pinAdded(id))
  return id
}
