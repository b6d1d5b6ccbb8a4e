import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { ArchiveFile } from '../../archive/zip-stream.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { picturesOfContent, renamedContent } from '../../library/library-content.ts'
import {
  LIBRARY_FILE,
  LIBRARY_FORMAT,
  LIBRARY_VERSION,
  ORIGINALS_FOLDER,
  type WrittenPin,
} from '../../library/library-format.ts'
import { ownBoards, ownPinIds, ownPins, picturesOf, sectionsOf, type OwnPin } from './library-export-store.ts'

type Needs = Pick<Deps, 'images' | 'read'>

const PINS_AT_ONCE = 500
/** Of every file: the same library is the same bytes, whenever it is written. */
const WRITTEN_AT = new Date('2024-01-01T00:00:00Z')

/** A library as it stood when its pictures were looked through. */
interface Contents {
  pinIds: Map<string, string[]>
  /** The name of each picture's file, by the signature it has here; null where it is lost. */
  fileOf: Map<string, string | null>
}

/** What a person keeps on their boards, so that another site can take it in: its pictures, then the document. */
export async function* libraryFiles(userId: string, deps: Needs): AsyncGenerator<ArchiveFile> {
  const contents: Contents = { pinIds: new Map(), fileOf: new Map() }
  const written = new Set<string>()
  for (const { id } of await ownBoards(deps.read, userId)) {
    const ids = await ownPinIds(deps.read, userId, id)
    contents.pinIds.set(id, ids)
    for (let at = 0; at < ids.length; at += PINS_AT_ONCE) {
      const shown = await picturesOf(deps.read, ids.slice(at, at + PINS_AT_ONCE))
      for (const signature of shown.flatMap(signaturesIn)) {
        if (contents.fileOf.has(signature)) continue
        const original = await originalOf(signature, deps)
        contents.fileOf.set(signature, original?.name ?? null)
        if (!original || written.has(original.name)) continue
        written.add(original.name)
        yield {
          name: `${ORIGINALS_FOLDER}/${original.name}`,
          open: async function* () {
            yield original.bytes
          },
          at: WRITTEN_AT,
          isPacked: true,
        }
      }
    }
  }
  yield { name: LIBRARY_FILE, open: () => documentOf(userId, contents, deps.read), at: WRITTEN_AT }
}

const signaturesIn = ({ imageSignature, content }: Pick<OwnPin, 'imageSignature' | 'content'>): string[] => [
  imageSignature,
  ...(content ? picturesOfContent(content) : []),
]

/** A picture is named by its content, which stays the same wherever it is taken in. */
async function originalOf(signature: string, { images }: Needs) {
  const stored = await images.deriveImage(signature, 'orig', 'jpeg')
  if (!stored) return null
  const bytes = await buffer(stored.body)
  const type = stored.contentType === 'image/png' ? 'png' : 'jpg'
  return { bytes, name: `${createHash('md5').update(bytes).digest('hex')}.${type}` }
}

/** The document as text, a page of pins at a time; references count through it. */
async function* documentOf(userId: string, { pinIds, fileOf }: Contents, db: Db): AsyncGenerator<string> {
  const next = { board: 0, section: 0, pin: 0 }
  yield `{"format":"${LIBRARY_FORMAT}","version":${LIBRARY_VERSION},"boards":[`
  for (const { id, ...board } of await ownBoards(db, userId)) {
    const ids = pinIds.get(id)
    if (!ids) continue
    const sections = await sectionsOf(db, id)
    const refs = new Map(sections.map((section) => [section.id, `s${(next.section += 1)}`]))
    const head = {
      ref: `b${(next.board += 1)}`,
      ...board,
      sections: sections.map(({ id: sectionId, ...section }) => ({ ref: refs.get(sectionId), ...section })),
    }
    yield `${next.board === 1 ? '\n' : ',\n'}${JSON.stringify(head).slice(0, -1)},"pins":[`
    let lead = '\n'
    for (let at = 0; at < ids.length; at += PINS_AT_ONCE) {
      for (const pin of await ownPins(db, userId, ids.slice(at, at + PINS_AT_ONCE))) {
        yield lead + JSON.stringify(writtenPin(pin, `p${(next.pin += 1)}`, refs, fileOf))
        lead = ',\n'
      }
    }
    yield ']}'
  }
  yield ']}\n'
}

function writtenPin(
  { sectionId, imageSignature, content, comments, ...pin }: OwnPin,
  ref: string,
  refs: ReadonlyMap<string, string>,
  fileOf: Contents['fileOf'],
): WrittenPin {
  const nameOf = (signature: string) => fileOf.get(signature) ?? null
  const named = content && renamedContent(content, nameOf)
  return {
    ref,
    section: (sectionId !== null && refs.get(sectionId)) || null,
    ...pin,
    image: nameOf(imageSignature),
    ...(named && { content: named }),
    comments,
  }
}
