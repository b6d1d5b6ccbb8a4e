import { FoundBoards } from './found-boards.ts'
import {
  type Found,
  type FoundBoard,
  type FoundPin,
  LibraryError,
  type LibrarySource,
  type SourceFile,
} from './library-source.ts'
import { type PinterestRecord, pinterestRecords } from './pinterest-records.ts'
import { filesBeginning, filesEnding, nameParts, readEach } from './source-files.ts'
import { manyLines, moment, oneLine, webAddress } from './source-text.ts'

const LOOSE = 'Pinterest'
const PAGE_OF_EXPORT = /Board Name:|Subject Access Request/
const PART = /pin|board/i
const OWN_ADDRESS = /pinterest\.|pinimg\.com/

const exportFiles = (files: readonly SourceFile[]) =>
  filesBeginning(filesEnding(files, ['html', 'htm', 'json', 'csv']), (head, file) => {
    const { stem, ending } = nameParts(file)
    if (!OWN_ADDRESS.test(head)) return false
    return ending === 'json' || ending === 'csv' ? PART.test(stem) : PAGE_OF_EXPORT.test(head)
  })

type Board = { name: string; description: string; privacy: FoundBoard['privacy'] }

/** The data that a member can ask Pinterest for. */
export const pinterestSource: LibrarySource = {
  kind: 'pinterest',
  recognizes: async (files) => (await exportFiles(files)).length > 0,
  async *read(files) {
    const parts = await exportFiles(files)
    const known = new Map<string, Board>()
    for (const file of parts) await noteBoards(file, known)
    const boards = new FoundBoards()
    yield* readEach(parts, async function* (file) {
      for await (const record of pinterestRecords(file)) {
        if (!isPin(record) || record.get('alive')?.toLowerCase() === 'false') continue
        yield* readPin(record, known, boards)
      }
    })
  },
}

const first = (record: PinterestRecord, ...names: readonly string[]): string =>
  names.map((name) => record.get(name)).find((value) => value !== undefined) ?? ''

const BOARD_IDS = ['boardid', 'board']
const imageOf = (record: PinterestRecord) =>
  first(
    record,
    'imageurl',
    'image',
    'mediaimagesoriginalsurl',
    'mediaimages1200xurl',
    'imagesorigurl',
    'mediaurl',
    'coverimageurl',
  )

const isPin = (record: PinterestRecord): boolean =>
  /\/pin\//.test(first(record, 'ownaddress', 'pinurl', 'url')) ||
  (imageOf(record) !== '' && BOARD_IDS.concat('boardname').some((name) => record.has(name)))

/** A pin may stand before its board. What cannot be read shows when its pins are read. */
async function noteBoards(file: SourceFile, known: Map<string, Board>): Promise<void> {
  try {
    for await (const record of pinterestRecords(file)) noteBoard(record, known)
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error
  }
}

/** Boards name themselves; of others the privacy shows in their pins. */
function noteBoard(record: PinterestRecord, known: Map<string, Board>): void {
  const own = !isPin(record)
  const name = oneLine(
    own ? first(record, 'name', 'boardname', 'title') : first(record, 'boardname', 'board'),
  )
  const id = own ? first(record, 'id', 'boardid') : first(record, 'boardid')
  if (name === '' && id === '') return
  const privacy = privacyOf(record)
  for (const key of [id, name]) {
    if (key === '') continue
    const board = known.get(key) ?? { name, description: '', privacy: null }
    board.name ||= name
    if (own) board.description ||= manyLines(first(record, 'description', 'details'))
    if (board.privacy !== 'secret') board.privacy = privacy ?? board.privacy
    known.set(key, board)
  }
}

function privacyOf(record: PinterestRecord): FoundBoard['privacy'] {
  const said = first(record, 'private', 'issecret', 'secret', 'privacy').toLowerCase()
  if (said === 'true' || said === 'secret' || said === 'private' || said === 'protected') return 'secret'
  return said === 'false' || said === 'public' ? 'public' : null
}

const idOf = (record: PinterestRecord): string => `pin ${oneLine(first(record, 'id', 'pinid'))}`

function* readPin(
  record: PinterestRecord,
  known: ReadonlyMap<string, Board>,
  boards: FoundBoards,
): Generator<Found> {
  const address = webAddress(first(record, 'ownaddress', 'pinurl', 'url'))
  const title = oneLine(first(record, 'title', 'gridtitle', 'name'))
  const url = pictureAddress(imageOf(record))
  if (url === null) {
    yield { type: 'fault', where: title || address || idOf(record), reason: 'no_picture' }
    return
  }
  const name = oneLine(first(record, 'boardname', 'board'))
  const board = known.get(first(record, 'boardid')) ?? known.get(name)
  const section = oneLine(
    first(record, 'sectionname', 'boardsectionname', 'boardsection', 'sectiontitle', 'section'),
  )
  const { description = '', privacy = null } = board ?? {}
  const { before, place } = boards.place(name || board?.name || LOOSE, section, { description, privacy })
  yield* before
  yield {
    type: 'pin',
    ...place,
    title,
    description: manyLines(first(record, 'details', 'description', 'note')),
    altText: oneLine(first(record, 'alttext')),
    link: webAddress(first(record, 'canonicallink', 'link', 'sourceurl', 'destinationlink')) ?? address,
    createdAt: createdAt(first(record, 'createdat', 'created', 'savedat', 'savedate', 'date')),
    picture: { url },
  } satisfies FoundPin
}

const HASH = /^[0-9a-f]{32}$/i

/** The export names a picture by its hash, which is its address at one of the widths that every picture has. */
function pictureAddress(image: string): string | null {
  if (!HASH.test(image)) return webAddress(image)
  const hash = image.toLowerCase()
  const folders = [hash.slice(0, 2), hash.slice(2, 4), hash.slice(4, 6)].join('/')
  return `https://i.pinimg.com/736x/${folders}/${hash}.jpg`
}

/** `2017/02/13 15:35:01` is in UTC. */
const createdAt = (text: string): Date | null =>
  moment(
    /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/.test(text)
      ? `${text.replaceAll('/', '-').replace(' ', 'T')}Z`
      : text,
  )
