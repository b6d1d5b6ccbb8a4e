import { boardOfFolders, FoundBoards } from './found-boards.ts'
import { readHtml } from './html-events.ts'
import type { Found, LibrarySource, SourceFile } from './library-source.ts'
import { filesBeginning, filesEnding, readEach, SOURCE_FILE_MAX_BYTES } from './source-files.ts'
import { manyLines, moment, oneLine, webAddress } from './source-text.ts'

const DOCTYPE = /^\s*<!doctype\s+netscape-bookmark-file/i
const LOOSE = 'Bookmarks'
const PAIRED = new Set(['dl', 'h1', 'h3', 'a'])
const WITHIN_BOOKMARK = new Set(['dd', 'p', 'br'])

const bookmarkFiles = (files: readonly SourceFile[]) =>
  filesBeginning(filesEnding(files, ['html', 'htm']), (head) => DOCTYPE.test(head))

interface Folder {
  name: string
  /** The toolbar and the like hold the folders that the person made. */
  isOfBrowser: boolean
}

interface Bookmark {
  address: string
  added: string
  title: string
  description: string
}

/** The bookmarks that a browser exports: folders become boards, folders in them sections. */
export const bookmarksSource: LibrarySource = {
  kind: 'bookmarks',
  recognizes: async (files) => (await bookmarkFiles(files)).length > 0,
  async *read(files) {
    const boards = new FoundBoards()
    yield* readEach(await bookmarkFiles(files), (file) => readBookmarks(file, boards))
  },
}

async function* readBookmarks(file: SourceFile, boards: FoundBoards): AsyncGenerator<Found> {
  const ready: Found[] = []
  const reader = new BookmarkReader((bookmark, folders, title) =>
    ready.push(...found(bookmark, folders, title || file.name, boards)),
  )
  const bytes = await file.read(SOURCE_FILE_MAX_BYTES)
  for await (const _ of readHtml(bytes, reader, PAIRED)) yield* ready.splice(0)
  reader.finish()
  yield* ready
}

type OnBookmark = (bookmark: Bookmark, folders: readonly Folder[], title: string) => void

/** Puts together what stands between the tags. */
class BookmarkReader {
  readonly #onBookmark: OnBookmark
  readonly #folders: Folder[] = []
  #title = ''
  #heading: Folder | null = null
  #bookmark: Bookmark | null = null
  #addText: ((text: string) => void) | null = null

  constructor(onBookmark: OnBookmark) {
    this.#onBookmark = onBookmark
  }

  readonly open = (tag: string, attributes: Readonly<Record<string, string>>): void => {
    if (!WITHIN_BOOKMARK.has(tag)) this.finish()
    if (tag === 'h1') this.#addText = (text) => (this.#title += text)
    else if (tag === 'h3') this.#openFolder(attributes)
    else if (tag === 'a') this.#openBookmark(attributes)
    else if (tag === 'dd') this.#addText = (text) => this.#bookmark && (this.#bookmark.description += text)
    else if (tag === 'dl') {
      this.#folders.push(this.#heading ?? { name: '', isOfBrowser: true })
      this.#heading = null
    }
  }

  readonly text = (text: string): void => this.#addText?.(text)

  readonly close = (tag: string): void => {
    this.#addText = null
    if (tag !== 'dl') return
    this.finish()
    this.#folders.pop()
  }

  /** A bookmark is complete when the next one or its folder's end comes. */
  finish(): void {
    this.#addText = null
    if (this.#bookmark) this.#onBookmark(this.#bookmark, this.#folders, this.#title)
    this.#bookmark = null
  }

  #openFolder(attributes: Readonly<Record<string, string>>): void {
    const isOfBrowser = 'personal_toolbar_folder' in attributes || 'unfiled_bookmarks_folder' in attributes
    const folder: Folder = { name: '', isOfBrowser }
    this.#heading = folder
    this.#addText = (text) => (folder.name += text)
  }

  #openBookmark({ href = '', add_date = '' }: Readonly<Record<string, string>>): void {
    const bookmark: Bookmark = { address: href, added: add_date, title: '', description: '' }
    this.#bookmark = bookmark
    this.#addText = (text) => (bookmark.title += text)
  }
}

function* found(
  bookmark: Bookmark,
  folders: readonly Folder[],
  fileTitle: string,
  boards: FoundBoards,
): Generator<Found> {
  const title = oneLine(bookmark.title)
  const names = folders.map((folder) => ({ ...folder, name: oneLine(folder.name) }))
  const outside = names.findLast(({ name }) => name !== '')?.name ?? (oneLine(fileTitle) || LOOSE)
  const link = webAddress(bookmark.address)
  if (link === null) {
    yield {
      type: 'fault',
      where: title || oneLine(bookmark.address) || outside,
      reason: 'address_not_allowed',
    }
    return
  }
  const own = names.filter(({ name, isOfBrowser }) => name !== '' && !isOfBrowser)
  const { board, section } = boardOfFolders(own.map(({ name }) => name))
  const { before, place } = boards.place(board || outside, section)
  yield* before
  yield {
    type: 'pin',
    ...place,
    title: title === bookmark.address ? '' : title,
    description: manyLines(bookmark.description),
    altText: '',
    link,
    createdAt: moment(millisecondsOf(bookmark.added)),
    picture: { page: link },
  }
}

/** Browsers write seconds; some tools write milliseconds or microseconds. */
function millisecondsOf(added: string): number {
  if (!/^\d{1,17}$/.test(added)) return Number.NaN
  const digits = added.length
  return digits > 14 ? Number(added) / 1000 : digits > 11 ? Number(added) : Number(added) * 1000
}
