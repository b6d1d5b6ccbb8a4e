import { Readable } from 'node:stream'
import { VIDEO_MAX_BYTES } from '@tessera/api-types/videos/video-files'
import type { PinText } from '@tessera/api-types/pins/pin-text'
import type { Member } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { orLost } from '../../kernel/unique-violation.ts'
import { joined } from '../../kernel/transaction-scope.ts'
import {
  type LibraryContent,
  picturesOfContent,
  renamedContent,
  storyOf,
} from '../../library/library-content.ts'
import type { FoundPicture, FoundVideo } from '../../library/library-source.ts'
import { defaultImageLimits } from '../../images/image-limits.ts'
import { bringComments } from '../comments/comment-service.ts'
import { pictureAddresses } from '../media/page-images-service.ts'
import { bringImage, type Picture } from '../media/upload-service.ts'
import { bringVideo } from '../media/video-upload-service.ts'
import { addCarousel } from '../pins/carousel-service.ts'
import { addPin } from '../pins/pin-creation-service.ts'
import { textRow } from '../pins/pin-fields-view.ts'
import { createStory } from '../story-pins/story-pin-service.ts'
import type { ImportDeps, Work } from './apply-service.ts'
import { outcomeOfFailure } from './failure-rules.ts'
import { dateOf, datedId, placeInTime } from './import-rules.ts'
import { findPlace, type ItemOutcome, type PinItem } from './item-store.ts'
import type { Loaded, Pictures } from './picture-pace.ts'

/** Of a page, so many of its pictures are tried until one can be a pin. */
const PICTURES_TRIED = 4
const ALREADY_MINTED = ['pins_pkey', 'aggregated_pins_pkey'] as const

/** The picture of a pin, or why there is none; a server that has no room or time is asked again. */
export const loadPicture = (work: Work, item: PinItem, deps: ImportDeps): Promise<Loaded> =>
  picturesOf(work, item, deps).catch((error: unknown): Loaded => ({ failure: outcomeOfFailure(error) }))

async function picturesOf(work: Work, { details }: PinItem, deps: ImportDeps): Promise<Pictures> {
  const { content, clips = [] } = details
  const clipOf = new Map(clips.map(({ file, video }) => [file, video]))
  const shown = 'file' in details.picture ? details.picture.file : ''
  const video = details.video ?? clipOf.get(shown)
  const picture = video ? await videoOf(work, video, deps) : await pictureOf(work, details.picture, deps)
  const ofContent = new Map([[shown, picture]])
  for (const file of content ? picturesOfContent(content) : []) {
    if (ofContent.has(file)) continue
    const clip = clipOf.get(file)
    ofContent.set(file, await (clip ? videoOf(work, clip, deps) : pictureInFile(work, file, deps)))
  }
  return { picture, ofContent }
}

async function pictureInFile({ row, importer, files }: Work, name: string, deps: ImportDeps) {
  const file = files.get(name)
  if (!file) throw new DomainError('IMAGE_NOT_FETCHED')
  const bytes = await file.read(defaultImageLimits.maxBytes)
  const keepsPlain = row.sourceKind === 'tessera'
  return bringImage(importer, { file: { read: async () => bytes }, keepsPlain }, deps)
}

/** The cover of a video, which takes as long to make as the video. */
async function videoOf({ importer, files }: Work, video: FoundVideo, deps: ImportDeps) {
  const file = files.get(video.file)
  if (!file) throw new DomainError('IMAGE_NOT_FETCHED')
  const body = Readable.from(file.stream(VIDEO_MAX_BYTES))
  return bringVideo(importer, { ...video, body }, deps)
}

async function pictureOf(work: Work, picture: FoundPicture, deps: ImportDeps): Promise<Picture> {
  const { importer } = work
  if ('url' in picture) return bringImage(importer, { url: picture.url }, deps)
  if ('file' in picture) return pictureInFile(work, picture.file, deps)
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

interface Brought extends Pictures {
  written: Partial<PinText>
  where: { boardId: string; sectionId: string | null }
  content: LibraryContent | undefined
  /** The files of the pictures that move. */
  clips: ReadonlySet<string>
}

/** Adds a picture, a carousel or a story; returns the id of the pin. */
function addAsItIs(
  tx: Db,
  importer: Member,
  { written, where, content, clips, picture, ofContent }: Brought,
  deps: ImportDeps,
): Promise<string> {
  const words = { ...where, ...textRow(written) }
  if (content?.kind === 'carousel') {
    const slots = content.slots.flatMap(({ image, alt_text: altText, ...slot }) => {
      const shown = ofContent.get(image)
      return shown ? [{ ...slot, altText, picture: shown }] : []
    })
    return addCarousel(tx, importer, { words, picture, slots }, deps)
  }
  const pages = content && renamedContent(content, (file) => ofContent.get(file)?.signature ?? null)
  if (pages?.kind !== 'story') return addPin(tx, importer, words, picture, deps)
  const moving = new Set([...clips].flatMap((file) => ofContent.get(file)?.signature ?? []))
  const story = { ...storyOf(pages, moving), ...written, board_id: where.boardId, section: where.sectionId }
  return createStory(importer, story, joined(deps, tx))
}

/** Makes the pin on its board, dated as it was, with what its owner wrote below it. */
export async function bringPin(
  tx: Db,
  { row, importer }: Work,
  { item, ...pictures }: { item: PinItem & { attempts: number } } & Pictures,
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
  const written = { ...details.written, title }
  const where = { boardId: board.boardId, sectionId: section?.sectionId ?? null }
  const dated = { ...deps, now: () => at, newId: () => datedId(place, minted) }
  const clips = new Set(details.clips?.map(({ file }) => file))
  const brought = { written, where, content: details.content, clips, ...pictures }
  const made = addAsItIs(tx, importer, brought, dated)
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
