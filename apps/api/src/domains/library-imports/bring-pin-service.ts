import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { orLost } from '../../kernel/unique-violation.ts'
import { defaultImageLimits } from '../../images/image-limits.ts'
import { bringComments } from '../comments/comment-service.ts'
import { pictureAddresses } from '../media/page-images-service.ts'
import { bringImage, type Picture } from '../media/upload-service.ts'
import { addPin } from '../pins/pin-creation-service.ts'
import { textRow } from '../pins/pin-fields-view.ts'
import type { ImportDeps, Work } from './apply-service.ts'
import { outcomeOfFailure } from './failure-rules.ts'
import { dateOf, datedId, placeInTime } from './import-rules.ts'
import { findPlace, type ItemOutcome, type PinItem } from './item-store.ts'
import type { Loaded } from './picture-pace.ts'

/** Of a page, so many of its pictures are tried until one can be a pin. */
const PICTURES_TRIED = 4
const ALREADY_MINTED = ['pins_pkey', 'aggregated_pins_pkey'] as const

/** The picture of a pin, or why there is none; a server that has no room or time is asked again. */
export const loadPicture = (work: Work, item: PinItem, deps: ImportDeps): Promise<Loaded> =>
  pictureOf(work, item, deps).then(
    (picture): Loaded => ({ picture }),
    (error: unknown): Loaded => ({ failure: outcomeOfFailure(error) }),
  )

async function pictureOf({ row, importer, files }: Work, item: PinItem, deps: ImportDeps): Promise<Picture> {
  const { picture } = item.details
  if ('url' in picture) return bringImage(importer, { url: picture.url }, deps)
  if ('file' in picture) {
    const file = files.get(picture.file)
    if (!file) throw new DomainError('IMAGE_NOT_FETCHED')
    const bytes = await file.read(defaultImageLimits.maxBytes)
    const keepsPlain = row.sourceKind === 'tessera'
    return bringImage(importer, { file: { read: async () => bytes }, keepsPlain }, deps)
  }
  const found = await pictureAddresses(picture.page, deps)
  for (const url of found.slice(0, PICTURES_TRIED)) {
    try {
      return await bringImage(importer, { url }, deps)
    } catch (error) {
      outcomeOfFailure(error)
    }
  }
  throw new DomainError('IMAGE_NOT_FETCHED')
}

/** Makes the pin on its board, dated as it was, with what its owner wrote below it. */
export async function bringPin(
  tx: Db,
  { row, importer }: Work,
  { item, picture }: { item: PinItem & { attempts: number }; picture: Picture },
  deps: ImportDeps,
): Promise<ItemOutcome> {
  const { boardRef, sectionRef, title, details } = item
  const board = await findPlace(tx, row.id, { type: 'board', ref: boardRef ?? '' })
  if (!board) return { outcome: 'failed', reason: 'parent_missing' }
  const section =
    sectionRef === null ? null : await findPlace(tx, row.id, { type: 'section', ref: sectionRef })
  const at = dateOf(details.createdAt, deps.now())
  const place = placeInTime(details.createdAt, deps.now())
  const minted = { importId: row.id, sequence: item.sequence, attempt: item.attempts }
  const words = {
    boardId: board.boardId,
    sectionId: section?.sectionId ?? null,
    ...textRow({ ...details.written, title }),
  }
  const made = addPin(tx, importer, words, picture, { now: () => at, newId: () => datedId(place, minted) })
  const pinId = await ALREADY_MINTED.reduce(
    (write, constraint) => orLost(write, constraint, () => new DomainError('CONFLICT')),
    made,
  )
  const comments = details.comments.map(({ text, createdAt }) => ({
    text,
    createdAt: dateOf(createdAt, deps.now()),
  }))
  await bringComments(tx, importer, { pinId, comments }, deps)
  return { outcome: 'imported', pinId, boardId: board.boardId }
}
