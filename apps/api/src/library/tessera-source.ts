import {
  Library,
  LIBRARY_FILE,
  type LibraryVideo,
  ORIGINALS_FOLDER,
  VIDEOS_FOLDER,
} from './library-format.ts'
import { pathOfNul, withWholeText } from '../kernel/whole-text.ts'
import { renamedContent } from './library-content.ts'
import { refuseManyValues } from './json-file.ts'
import {
  type Found,
  type FoundVideo,
  LibraryError,
  type LibraryFault,
  type LibrarySource,
  type SourceFile,
} from './library-source.ts'

/** Of the document, which is read into memory whole. */
const MAX_DOCUMENT_BYTES = 128 * 1024 * 1024

const documentIn = (files: readonly SourceFile[]): SourceFile | undefined =>
  files.find(({ name }) => name === LIBRARY_FILE || name.endsWith(`/${LIBRARY_FILE}`))

/** The library in an archive of this site or another like it. */
export const tesseraSource: LibrarySource = {
  kind: 'tessera',
  recognizes: async (files) => documentIn(files) !== undefined,
  async *read(files) {
    const document = documentIn(files)
    if (!document) throw new LibraryError('unreadable')
    const top = document.name.slice(0, -LIBRARY_FILE.length)
    const { boards } = parsed(await document.read(MAX_DOCUMENT_BYTES))
    for (const board of boards) yield* foundOn(board, top)
  },
}

function parsed(bytes: Buffer): ReturnType<typeof Library.parse> {
  refuseManyValues(bytes)
  try {
    const document: unknown = JSON.parse(bytes.toString('utf8'))
    if (pathOfNul(document) !== null) throw new LibraryError('unreadable')
    return Library.parse(withWholeText(document))
  } catch {
    throw new LibraryError('unreadable')
  }
}

const foundVideo = ({ file, cover_ms: coverMs, captions }: LibraryVideo, top: string): FoundVideo => ({
  file: `${top}${VIDEOS_FOLDER}/${file}`,
  coverMs,
  captions,
})

function* foundOn(board: WrittenBoard, top: string): Iterable<Found> {
  const { ref: boardRef, name, description, privacy, category, layout } = board
  yield {
    type: 'board',
    ref: boardRef,
    name,
    description,
    privacy,
    category,
    layout,
    archivedAt: board.archived_at,
    createdAt: board.created_at,
  }
  for (const { ref, title, created_at: createdAt } of board.sections)
    yield { type: 'section', ref, boardRef, title, createdAt }
  for (const pin of board.pins) yield foundPin(pin, boardRef, top)
}

type WrittenBoard = ReturnType<typeof Library.parse>['boards'][number]

function foundPin(pin: WrittenBoard['pins'][number], boardRef: string, top: string): Found {
  const fault = (reason: LibraryFault): Found => ({ type: 'fault', where: pin.title || pin.ref, reason })
  if (pin.image === null) return fault('no_picture')
  const { ref, section, image, comments, content, created_at: createdAt, ...others } = pin
  const { video, clips, product: _product, tags, ...more } = others
  const folder = top + ORIGINALS_FOLDER
  const inFolder = content && renamedContent(content, (name) => `${folder}/${name}`)
  if (inFolder === null) return fault('unreadable')
  return {
    type: 'pin',
    ref,
    boardRef,
    sectionRef: section,
    title: more.title,
    description: more.description,
    altText: more.alt_text,
    link: more.link,
    more: { ...more, note: more.note ?? '' },
    createdAt,
    picture: { file: `${folder}/${image}` },
    content: inFolder,
    video: video && foundVideo(video, top),
    clips: clips?.map((clip) => ({ file: `${folder}/${clip.image}`, video: foundVideo(clip.video, top) })),
    tags,
    comments: comments.map(({ text, created_at }) => ({ text, createdAt: created_at })),
  }
}
