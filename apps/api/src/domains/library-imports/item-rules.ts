import { BOARD_DESCRIPTION_MAX, SECTION_NAME_MAX } from '@tessera/api-types/boards/board-limits'
import { type PinText, type PinTextField, pinTextMax } from '@tessera/api-types/pins/pin-text'
import { WebUrl } from '@tessera/api-types/wire/scalars'
import type { LibraryContent } from '../../library/library-content.ts'
import { COMMENT_MAX } from '../../library/library-format.ts'
import type {
  FoundBoard,
  FoundPicture,
  FoundPin,
  FoundVideo,
  FoundSection,
  LibraryFault,
} from '../../library/library-source.ts'
import { wordsOf } from './import-rules.ts'
import type { BoardItem, ImportItem, PinDetails, PinItem, SectionItem } from './item-store.ts'

const WHERE_MAX = 1_000

/** A board as it is planned: one that is there, or a new one of that name. */
export interface PlannedBoard {
  name: string
  boardId: string | null
  /** The ids of its sections by the keys of their titles. */
  sections: ReadonlyMap<string, string>
}

const blank = {
  /** Given once the item has its place. */
  sequence: 0,
  ref: null,
  boardRef: null,
  sectionRef: null,
  boardName: null,
  reason: null,
  pinId: null,
  boardId: null,
  sectionId: null,
}

const written = (date: Date | null | undefined): string | null => date?.toISOString() ?? null

export function boardItem(found: FoundBoard, { name, boardId }: PlannedBoard): BoardItem {
  const { type, ref, privacy, category = null, layout = 'default' } = found
  const description = wordsOf(found.description, BOARD_DESCRIPTION_MAX)
  const dates = { createdAt: written(found.createdAt), archivedAt: written(found.archivedAt) }
  const details = { description, privacy, category, layout, ...dates }
  const outcome = boardId === null ? 'new' : 'existing'
  return { ...blank, type, ref, foundAt: name, title: name, boardId, outcome, details }
}

export const sectionName = ({ title }: FoundSection): string => wordsOf(title, SECTION_NAME_MAX)

export function sectionItem(found: FoundSection, board: PlannedBoard, key: string): SectionItem {
  const { type, ref, boardRef } = found
  const title = sectionName(found)
  const sectionId = board.sections.get(key) ?? null
  const outcome = sectionId === null ? 'new' : 'existing'
  const place = { boardRef, boardName: board.name, boardId: board.boardId, sectionId }
  const details = { createdAt: written(found.createdAt) }
  return { ...blank, ...place, type, ref, foundAt: title, title, outcome, details }
}

/** Of a pin, or the pages of a story. */
export const videosOf = ({ video, clips = [] }: Pick<FoundPin, 'video' | 'clips'>): FoundVideo[] => [
  ...(video ? [video] : []),
  ...clips.map((clip) => clip.video),
]

export const whereOf = (picture: FoundPicture): string =>
  'file' in picture ? picture.file : 'url' in picture ? picture.url : picture.page

export function pinItem(found: FoundPin, board: PlannedBoard): PinItem {
  const { type, ref, boardRef, sectionRef } = found
  const title = wordsOf(found.title, pinTextMax.title ?? 0)
  const foundAt = wordsOf(whereOf(found.picture), WHERE_MAX)
  const refs = { ref, boardRef, sectionRef, boardName: board.name }
  return { ...blank, ...refs, type, foundAt, title, outcome: 'new', details: detailsOf(found) }
}

/** Each text no longer than its field. */
const cut = (values: Partial<PinText>): Partial<PinText> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' ? wordsOf(value, pinTextMax[field as PinTextField] ?? 0) : value,
    ]),
  )

/** The address, if it is one that a pin may have. */
const webUrlOf = (link: string | null): string | null => WebUrl.safeParse(link).data ?? null

/** The words of slots no longer than their fields; links that are none are left out. */
function contentWithin(content: LibraryContent): LibraryContent {
  if (content.kind === 'story') return content
  const slots = content.slots.map(({ title, description, link, alt_text, image }) => ({
    title: wordsOf(title, pinTextMax.title ?? 0),
    description: wordsOf(description, pinTextMax.description ?? 0),
    link: webUrlOf(link),
    alt_text: wordsOf(alt_text, pinTextMax.alt_text ?? 0),
    image,
  }))
  return { ...content, slots }
}

function detailsOf(found: FoundPin): PinDetails {
  const { picture, description, altText, more = {}, comments = [] } = found
  const page = 'page' in picture ? picture.page : null
  const link = webUrlOf(found.link) ?? page
  return {
    written: { ...cut({ ...more, description, alt_text: altText }), link },
    createdAt: written(found.createdAt),
    picture,
    content: found.content && contentWithin(found.content),
    video: found.video,
    clips: found.clips,
    tags: found.tags?.map((tag) => ({ ...tag, link: webUrlOf(tag.link) })),
    comments: comments.flatMap(({ text, createdAt }) => {
      const words = wordsOf(text, COMMENT_MAX)
      return words === '' ? [] : [{ text: words, createdAt: createdAt.toISOString() }]
    }),
  }
}

export const faultItem = (where: string, title: string, reason: LibraryFault): ImportItem => ({
  ...blank,
  type: 'fault',
  foundAt: wordsOf(where, WHERE_MAX),
  title: wordsOf(title, WHERE_MAX),
  details: {},
  outcome: 'fault',
  reason,
})
