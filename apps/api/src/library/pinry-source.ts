import { FoundBoards } from './found-boards.ts'
import { jsonOrNull, type JsonRecord, readJson, recordsIn, textAt, valueAt } from './json-file.ts'
import type { Found, FoundPin, LibrarySource, SourceFile } from './library-source.ts'
import { filesEnding } from './source-files.ts'
import { manyLines, moment, oneLine, webAddress } from './source-text.ts'

const LOOSE = 'Pinry'

/** Pages of the API of Pinry: lists of pins, and of boards with their pins. */
export const pinrySource: LibrarySource = {
  kind: 'pinry',
  async recognizes(files) {
    for (const file of jsonFiles(files)) {
      const listed = listedIn(await jsonOrNull(file))
      if (listed.some((thing) => isBoard(thing) || isPin(thing))) return true
    }
    return false
  },
  async *read(files) {
    const boards = new FoundBoards()
    const loose = new Map<string, JsonRecord>()
    const onBoards = new Set<string>()
    const shown = jsonFiles(files)
    for (const file of shown) {
      const value = shown.length === 1 ? await readJson(file) : await jsonOrNull(file)
      if (value === null) yield { type: 'fault', where: file.name, reason: 'unreadable' }
      for (const thing of listedIn(value)) {
        if (!isBoard(thing)) loose.set(idOf(thing) || `${file.name} ${loose.size}`, thing)
        else yield* readBoard(thing, boards, onBoards)
      }
    }
    for (const [id, pin] of loose) if (!onBoards.has(id)) yield* readPin(pin, LOOSE, {}, boards)
  },
}

const jsonFiles = (files: readonly SourceFile[]) => filesEnding(files, ['json'])

/** A page of results, those of the first version, or a plain list. */
const listedIn = (value: unknown): readonly JsonRecord[] =>
  recordsIn(Array.isArray(value) ? value : (valueAt(value, 'results') ?? valueAt(value, 'objects')))

const isBoard = (thing: JsonRecord): boolean => Array.isArray(thing['pins_detail'])

const isPin = (thing: JsonRecord): boolean =>
  typeof valueAt(thing, 'image', 'image') === 'string' && 'submitter' in thing

const idOf = ({ id }: JsonRecord): string => (typeof id === 'number' ? String(id) : '')

type AboutBoard = Parameters<FoundBoards['place']>[2]

function* readBoard(board: JsonRecord, boards: FoundBoards, onBoards: Set<string>): Generator<Found> {
  const name = oneLine(board['name']) || LOOSE
  const isPrivate = board['private']
  const privacy = typeof isPrivate === 'boolean' ? (isPrivate ? 'secret' : 'public') : null
  for (const pin of recordsIn(board['pins_detail'])) {
    onBoards.add(idOf(pin))
    yield* readPin(pin, name, { privacy }, boards)
  }
}

function* readPin(pin: JsonRecord, board: string, about: AboutBoard, boards: FoundBoards): Generator<Found> {
  const ownAddress = webAddress(pin['resource_link'])
  const origin = webAddress(pin['url'])
  const url = webAddress(valueAt(pin, 'image', 'image'), ownAddress) ?? origin
  const description = manyLines(pin['description'])
  if (url === null) {
    const where = oneLine(description) || ownAddress || `${board} ${idOf(pin)}`
    yield { type: 'fault', where, reason: 'no_picture' }
    return
  }
  const { before, place } = boards.place(board, null, about)
  yield* before
  yield {
    type: 'pin',
    ...place,
    title: '',
    description: [description, tagsOf(pin)].filter((part) => part !== '').join('\n\n'),
    altText: '',
    link: webAddress(pin['referer']) ?? origin,
    createdAt: moment(textAt(pin, ['published'])),
    picture: { url },
  } satisfies FoundPin
}

/** As people write them: `#living_room #green`. */
function tagsOf({ tags }: JsonRecord): string {
  const names = Array.isArray(tags) ? tags.map(oneLine).filter((name) => name !== '') : []
  return names.map((name) => `#${name.replaceAll(' ', '_')}`).join(' ')
}
