import { createHash } from 'node:crypto'
import { BOARD_NAME_MAX } from '@tessera/api-types/boards/board-limits'
import type { Db } from '../../kernel/deps.ts'
import type {
  Found,
  FoundBoard,
  FoundPicture,
  FoundPin,
  FoundSection,
  SourceFile,
} from '../../library/library-source.ts'
import { slugOf } from '../boards/board-service.ts'
import { type LibraryContent, picturesOfContent } from '../../library/library-content.ts'
import { placeOfBoard, wordsOf } from './import-rules.ts'
import type { ImportCounts } from './import-store.ts'
import {
  boardItem,
  faultItem,
  pinItem,
  type PlannedBoard,
  sectionItem,
  videosOf,
  sectionName,
  whereOf,
} from './item-rules.ts'
import type { ImportItem, PinItem } from './item-store.ts'
import {
  type KnownBoard,
  knownBoards,
  knownPins,
  knownSections,
  type Likeness,
  sectionKey,
} from './known-store.ts'
import { type CheckedPicture, checkPicture, checkVideo } from './picture-check.ts'

/** A pin that may be there already, and by what it would be known. */
interface PlannedPin {
  item: PinItem
  /** Null on a board that is new. */
  likeness: Likeness | null
  /** Alike for pins that would be one in the library. */
  key: string
}

/** Two stories may have one cover. */
const digestOf = (content: LibraryContent | undefined): string =>
  content ? createHash('sha256').update(JSON.stringify(content)).digest('base64') : ''

const slugOfName = (name: string): string => slugOf(name, '')

/** Turns what a source finds into the lines of a report: what is new, what is there, what cannot be imported. */
export class ImportPlan {
  readonly #db: Db
  readonly #own: readonly KnownBoard[]
  readonly #fileOf: ReadonlyMap<string, SourceFile>
  readonly #checkedFiles = new Map<string, CheckedPicture>()
  readonly #boards = new Map<string, PlannedBoard>()
  readonly #planned = new Set<string>()
  readonly counts: ImportCounts = {
    boards: 0,
    boardsExisting: 0,
    sections: 0,
    pins: 0,
    duplicates: 0,
    faults: 0,
  }
  /** How many lines there are. */
  size = 0

  private constructor(db: Db, own: readonly KnownBoard[], files: readonly SourceFile[]) {
    this.#db = db
    this.#own = own
    this.#fileOf = new Map(files.map((file) => [file.name, file]))
  }

  static async of(db: Db, userId: string, files: readonly SourceFile[]): Promise<ImportPlan> {
    return new ImportPlan(db, await knownBoards(db, userId), files)
  }

  /** The next lines, in the order of what was found. */
  async add(batch: readonly Found[]): Promise<ImportItem[]> {
    const read: (ImportItem | PlannedPin)[] = []
    for (const found of batch) read.push(await this.#read(found))
    const known = await this.#knownIds(read)
    return read.map((one) => {
      const item = 'item' in one ? this.#settled(one, known.get(one) ?? null) : one
      this.#count(item)
      this.size += 1
      return { ...item, sequence: this.size }
    })
  }

  async #read(found: Found): Promise<ImportItem | PlannedPin> {
    if (found.type === 'fault') return faultItem(found.where, '', found.reason)
    if (found.type === 'board') return this.#readBoard(found)
    return found.type === 'section' ? this.#readSection(found) : this.#readPin(found)
  }

  async #readBoard(found: FoundBoard): Promise<ImportItem> {
    const name = wordsOf(found.name, BOARD_NAME_MAX)
    if (name === '') return faultItem(found.ref, '', 'name_missing')
    const place = placeOfBoard(this.#own, { name, privacy: found.privacy }, slugOfName)
    const planned: PlannedBoard =
      'board' in place
        ? { name, boardId: place.board.id, sections: await knownSections(this.#db, place.board.id) }
        : { name: place.name, boardId: null, sections: new Map() }
    this.#boards.set(found.ref, planned)
    return boardItem(found, planned)
  }

  #readSection(found: FoundSection): ImportItem {
    const board = this.#boards.get(found.boardRef)
    const name = sectionName(found)
    if (!board || name === '') return faultItem(found.title || found.ref, found.title, 'name_missing')
    return sectionItem(found, board, sectionKey(name))
  }

  async #readPin(found: FoundPin): Promise<ImportItem | PlannedPin> {
    const { picture, boardRef } = found
    const board = this.#boards.get(boardRef)
    if (!board) return faultItem(whereOf(picture), found.title, 'name_missing')
    const checked = await this.#checked(picture)
    if ('fault' in checked) return faultItem(whereOf(picture), found.title, checked.fault)
    for (const file of found.content ? picturesOfContent(found.content) : []) {
      const shown = await this.#checked({ file })
      if ('fault' in shown) return faultItem(file, found.title, shown.fault)
    }
    for (const { file } of videosOf(found)) {
      const checkedVideo = checkVideo(file, this.#fileOf)
      if ('fault' in checkedVideo) return faultItem(file, found.title, checkedVideo.fault)
    }
    const { signature } = checked
    const item = pinItem(found, board)
    const { title, details } = item
    const { boardId } = board
    const page = 'page' in picture ? picture.page : null
    const link = details.written.link ?? null
    const createdAt = details.createdAt ?? null
    return {
      item,
      likeness:
        boardId === null
          ? null
          : { boardId, kind: found.content?.kind ?? null, signature, page, title, link, createdAt },
      key: [
        boardId ?? boardRef,
        digestOf(found.content),
        found.video?.file,
        signature ?? whereOf(picture),
      ].join('\0'),
    }
  }

  /** A file that many pins show is read once. */
  async #checked(picture: FoundPicture): Promise<CheckedPicture> {
    const checked = this.#checkedFiles.get(whereOf(picture)) ?? (await checkPicture(picture, this.#fileOf))
    if ('file' in picture) this.#checkedFiles.set(picture.file, checked)
    return checked
  }

  async #knownIds(read: readonly (ImportItem | PlannedPin)[]): Promise<Map<PlannedPin, string | null>> {
    const likely = read.flatMap((one) => ('item' in one && one.likeness ? [one] : []))
    const ids = await knownPins(
      this.#db,
      likely.flatMap(({ likeness }) => likeness ?? []),
    )
    return new Map(likely.map((one, index) => [one, ids[index] ?? null]))
  }

  #settled({ item, key }: PlannedPin, knownId: string | null): ImportItem {
    const isRepeated = this.#planned.has(key)
    this.#planned.add(key)
    return knownId === null && !isRepeated ? item : { ...item, outcome: 'duplicate', pinId: knownId }
  }

  #count({ type, outcome }: ImportItem): void {
    if (outcome === 'fault') this.counts.faults += 1
    else if (type === 'section') this.counts.sections += 1
    else if (type === 'pin') this.counts[outcome === 'new' ? 'pins' : 'duplicates'] += 1
    else {
      this.counts.boards += 1
      if (outcome === 'existing') this.counts.boardsExisting += 1
    }
  }
}
