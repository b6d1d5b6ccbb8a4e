import { FoundBoards } from './found-boards.ts'
import { jsonOrNull, type JsonRecord, readJson, recordsIn, textAt, valueAt } from './json-file.ts'
import type {
  Found,
  FoundBoard,
  FoundPin,
  FoundPicture,
  LibrarySource,
  SourceFile,
} from './library-source.ts'
import { filesEnding, nameParts, readEach } from './source-files.ts'
import { manyLines, moment, oneLine, webAddress } from './source-text.ts'

const BLOCK_KINDS = new Set(['Image', 'Link', 'Text', 'Attachment', 'Media', 'Embed', 'Channel'])

/** One file of the API, of its second or third version: a channel, a list of them, or the contents of one. */
export const areNaSource: LibrarySource = {
  kind: 'are_na',
  async recognizes(files) {
    for (const file of jsonFiles(files)) {
      const channels = channelsIn(await jsonOrNull(file))
      if (channels.some((channel) => blocksOf(channel).some(isBlock))) return true
    }
    return false
  },
  async *read(files) {
    const boards = new FoundBoards()
    yield* readEach(jsonFiles(files), async function* (file) {
      for (const channel of channelsIn(await readJson(file)))
        yield* readChannel(channel, nameParts(file).stem, boards)
    })
  },
}

const jsonFiles = (files: readonly SourceFile[]) => filesEnding(files, ['json'])

/** What stands alone is a channel, or the contents of one. */
function channelsIn(value: unknown): readonly JsonRecord[] {
  if (Array.isArray(value)) {
    const records = recordsIn(value)
    return records.some(isBlock) && !records.some(hasContents) ? [{ contents: records }] : records
  }
  const listed = recordsIn(valueAt(value, 'channels'))
  return listed.length > 0 ? listed : recordsIn([value])
}

const hasContents = (record: JsonRecord): boolean => Array.isArray(record['contents'])

/** `contents` of the second version, `data` of the third. */
const blocksOf = (channel: JsonRecord): readonly JsonRecord[] =>
  recordsIn(valueAt(channel, 'contents', 'data') ?? channel['contents'] ?? channel['data'])

const kindOf = (block: JsonRecord): string => textAt(block, ['class'], ['type'])

const isBlock = (block: JsonRecord): boolean =>
  BLOCK_KINDS.has(kindOf(block)) &&
  (valueAt(block, 'base_class') !== undefined || valueAt(block, 'base_type') !== undefined)

function* readChannel(channel: JsonRecord, fileName: string, boards: FoundBoards): Generator<Found> {
  const name = oneLine(textAt(channel, ['title'])) || oneLine(fileName) || 'Are.na'
  const about = { description: descriptionOf(channel), privacy: privacyOf(channel) }
  for (const block of blocksOf(channel)) {
    const title = oneLine(textAt(block, ['title']))
    const link = webAddress(valueAt(block, 'source', 'url'))
    const picture = pictureOf(block, link)
    if (picture === null) {
      const where = title || oneLine(textAt(block, ['generated_title'])) || `${kindOf(block)} ${idOf(block)}`
      yield { type: 'fault', where: `${name}: ${where}`, reason: faultOf(block) }
      continue
    }
    const { before, place } = boards.place(name, null, about)
    yield* before
    yield {
      type: 'pin',
      ...place,
      title,
      description: descriptionOf(block),
      altText: oneLine(textAt(block, ['image', 'alt_text'])),
      link,
      createdAt: createdAtOf(block),
      picture,
    } satisfies FoundPin
  }
}

const idOf = (block: JsonRecord): string => {
  const { id } = block
  return typeof id === 'number' || typeof id === 'string' ? oneLine(String(id)) : ''
}

/** Markdown in the second version, with its plain text beside it in the third. */
const descriptionOf = (thing: JsonRecord): string =>
  manyLines(
    textAt(
      thing,
      ['description', 'plain'],
      ['description', 'markdown'],
      ['description'],
      ['metadata', 'description'],
    ),
  )

const PRIVACIES: Readonly<Record<string, FoundBoard['privacy']>> = {
  private: 'secret',
  closed: 'public',
  public: 'public',
}

function privacyOf(channel: JsonRecord): FoundBoard['privacy'] {
  const said = textAt(channel, ['visibility'], ['status'])
  return Object.hasOwn(PRIVACIES, said) ? (PRIVACIES[said] ?? null) : null
}

const createdAtOf = (block: JsonRecord): Date | null =>
  moment(textAt(block, ['connection', 'connected_at'], ['connected_at'], ['created_at']))

function pictureOf(block: JsonRecord, link: string | null): FoundPicture | null {
  const kind = kindOf(block)
  if (kind === 'Channel' || kind === 'Text') return null
  const image = webAddress(
    textAt(
      block,
      ['image', 'original', 'url'],
      ['image', 'src'],
      ['image', 'large', 'url'],
      ['image', 'large', 'src'],
      ['image', 'display', 'url'],
    ),
  )
  if (image !== null) return { url: image }
  const attachment = webAddress(valueAt(block, 'attachment', 'url'))
  const isPicture = textAt(block, ['attachment', 'content_type']).startsWith('image/')
  if (attachment !== null && isPicture) return { url: attachment }
  return kind === 'Link' && link !== null ? { page: link } : null
}

const faultOf = (block: JsonRecord) =>
  kindOf(block) === 'Channel' || kindOf(block) === 'Attachment' ? 'unsupported_type' : 'no_picture'
