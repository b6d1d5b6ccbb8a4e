import { Library, LIBRARY_FILE, ORIGINALS_FOLDER } from './library-format.ts'
import { renamedContent } from './library-content.ts'
import { refuseManyValues } from './json-file.ts'
import { type Found, LibraryError, type LibrarySource, type SourceFile } from './library-source.ts'

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
    const folder = document.name.slice(0, -LIBRARY_FILE.length) + ORIGINALS_FOLDER
    const { boards } = parsed(await document.read(MAX_DOCUMENT_BYTES))
    for (const board of boards) yield* foundOn(board, folder)
  },
}

function parsed(bytes: Buffer): ReturnType<typeof Library.parse> {
  refuseManyValues(bytes)
  try {
    return Library.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw new LibraryError('unreadable')
  }
}

function* foundOn(
  board: ReturnType<typeof Library.parse>['boards'][number],
  folder: string,
): Iterable<Found> {
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
  for (const pin of board.pins) {
    if (pin.image === null) {
      yield { type: 'fault', where: pin.title || pin.ref, reason: 'no_picture' }
      continue
    }
    const { ref, section, image, comments, content, created_at: createdAt, ...more } = pin
    const inFolder = content && renamedContent(content, (name) => `${folder}/${name}`)
    if (inFolder === null) {
      yield { type: 'fault', where: pin.title || pin.ref, reason: 'unreadable' }
      continue
    }
    yield {
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
      comments: comments.map(({ text, created_at }) => ({ text, createdAt: created_at })),
    }
  }
}
