import { setImmediate as nextTurn } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import { FeedItems } from './feed-items.ts'
import { FoundBoards } from './found-boards.ts'
import { type Found, LibraryError, type LibrarySource, type SourceFile } from './library-source.ts'
import { filesBeginning, filesEnding, readEach, SOURCE_FILE_MAX_BYTES } from './source-files.ts'

const ROOT = /<(?:rss|feed|rdf:RDF)[\s>]/
const CHUNK_LENGTH = 64 * 1024
const MAX_DEPTH = 200

const feedFiles = (files: readonly SourceFile[]) =>
  filesBeginning(filesEnding(files, ['xml', 'rss', 'atom', 'rdf']), (head) => ROOT.test(head.slice(0, 4_096)))

/** Feeds: RSS, Atom and their pictures, in the elements of Media RSS or in the text. */
export const rssSource: LibrarySource = {
  kind: 'rss',
  recognizes: async (files) => (await feedFiles(files)).length > 0,
  async *read(files) {
    const boards = new FoundBoards()
    yield* readEach(await feedFiles(files), (file) => readFeed(file, boards))
  },
}

async function* readFeed(file: SourceFile, boards: FoundBoards): AsyncGenerator<Found> {
  const ready: Found[] = []
  const items = new FeedItems(boards, (found) => ready.push(found))
  const parser = feedParser(items)
  let hasFound = false
  try {
    for (const text of textOf(await file.read(SOURCE_FILE_MAX_BYTES))) {
      parser.write(text)
      hasFound ||= ready.length > 0
      yield* ready.splice(0)
      await nextTurn()
    }
    parser.close()
  } catch (error) {
    // What was read before a feed breaks off is whole.
    if (!(error instanceof LibraryError) || !hasFound) throw error
    ready.push({ type: 'fault', where: `${file.name}:${parser.line}`, reason: 'unreadable' })
  }
  yield* ready
}

/** Refuses what is not well-formed, and documents that define entities of their own. */
function feedParser(items: FeedItems): SaxesParser {
  const parser = new SaxesParser()
  const refuse = () => {
    throw new LibraryError('unreadable')
  }
  let depth = 0
  parser.on('error', refuse)
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) refuse()
  })
  parser.on('opentag', ({ name, attributes }) => {
    if ((depth += 1) > MAX_DEPTH) refuse()
    items.open(name, attributes)
  })
  parser.on('text', (text) => items.text(text))
  parser.on('cdata', (text) => items.text(text))
  parser.on('closetag', ({ name }) => {
    depth -= 1
    items.close(name)
  })
  return parser
}

/** In the encoding that the document names. */
function* textOf(bytes: Buffer): Generator<string> {
  const declared = /^\s*<\?xml[^>]{0,200}\sencoding\s*=\s*["']([\w-]{1,40})["']/.exec(
    bytes.subarray(0, 300).toString('latin1'),
  )?.[1]
  const decoder = decoderOf(declared)
  for (let at = 0; at < bytes.length; at += CHUNK_LENGTH)
    yield decoder.decode(bytes.subarray(at, at + CHUNK_LENGTH), { stream: true })
}

function decoderOf(label = 'utf-8') {
  try {
    return new TextDecoder(label)
  } catch {
    throw new LibraryError('unreadable')
  }
}
