import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ArchiveFile } from '../../archive/zip-stream.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { picturesOfContent, renamedContent } from '../../library/library-content.ts'
import {
  LIBRARY_FILE,
  LIBRARY_FORMAT,
  LIBRARY_VERSION,
  ORIGINALS_FOLDER,
  VIDEOS_FOLDER,
  type LibraryTag,
  type WrittenPin,
} from '../../library/library-format.ts'
import { videoKey } from '../../videos/video-keys.ts'
import { ownBoards, ownPinIds, ownPins, picturesOf, sectionsOf, type OwnPin } from './library-export-store.ts'

type Needs = Pick<Deps, 'images' | 'read' | 'storage'>

const PINS_AT_ONCE = 500
/** Of every file: the same library is the same bytes, whenever it is written. */
const WRITTEN_AT = new Date('2024-01-01T00:00:00Z')

/** A library as it stood when its pictures were looked through. */
interface Contents {
  pinIds: Map<string, string[]>
  /** The name of each picture's file, by the signature it has here; null where it is lost. */
  fileOf: Map<string, string | null>
  /** The same of videos. */
  videoOf: Map<string, string | null>
}

/** What a person keeps on their boards, so that another site can take it in: its pictures, then the document. */
export async function* libraryFiles(userId: string, deps: Needs): AsyncGenerator<ArchiveFile> {
  const contents: Contents = { pinIds: new Map(), fileOf: new Map(), videoOf: new Map() }
  const written = new Set<string>()
  const firstOf = (file: ArchiveFile | null): ArchiveFile[] => {
    if (!file || written.has(file.name)) return []
    written.add(file.name)
    return [{ ...file, at: WRITTEN_AT, isPacked: true }]
  }
  for await (const shown of shownBy(userId, contents.pinIds, deps.read)) {
    for (const signature of signaturesIn(shown))
      yield* firstOf(await named(signature, contents.fileOf, () => originalOf(signature, deps)))
    for (const { signature } of shown.videos)
      yield* firstOf(await named(signature, contents.videoOf, () => videoOf(signature, deps)))
  }
  yield { name: LIBRARY_FILE, open: () => documentOf(userId, contents, deps.read), at: WRITTEN_AT }
}

/** What the pins of each board show, some at once; notes which pins those are. */
async function* shownBy(userId: string, pinIds: Contents['pinIds'], db: Db) {
  for (const { id } of await ownBoards(db, userId)) {
    const ids = await ownPinIds(db, userId, id)
    pinIds.set(id, ids)
    for (let at = 0; at < ids.length; at += PINS_AT_ONCE)
      yield* await picturesOf(db, ids.slice(at, at + PINS_AT_ONCE))
  }
}

const signaturesIn = ({ imageSignature, content }: Pick<OwnPin, 'imageSignature' | 'content'>): string[] => [
  imageSignature,
  ...(content ? picturesOfContent(content) : []),
]

/** The file of what has no name yet. */
async function named(
  signature: string,
  names: Map<string, string | null>,
  find: () => Promise<ArchiveFile | null>,
): Promise<ArchiveFile | null> {
  if (names.has(signature)) return null
  const file = await find()
  names.set(signature, file && basename(file.name))
  return file
}

/** A picture is named by its content, which stays the same wherever it is taken in. */
async function originalOf(signature: string, { images }: Needs): Promise<ArchiveFile | null> {
  const stored = await images.deriveImage(signature, 'orig', 'jpeg')
  if (!stored) return null
  const bytes = await buffer(stored.body)
  const type = stored.contentType === 'image/png' ? 'png' : 'jpg'
  return {
    name: `${ORIGINALS_FOLDER}/${createHash('md5').update(bytes).digest('hex')}.${type}`,
    open: async function* () {
      yield bytes
    },
  }
}

/** So is a video, of which its largest file is written; it is read once for its name. */
async function videoOf(signature: string, { storage }: Needs): Promise<ArchiveFile | null> {
  const key = videoKey(signature, '720p.mp4')
  const stored = await storage.get(key)
  if (!stored) return null
  const hash = createHash('md5')
  for await (const chunk of stored.body as AsyncIterable<Uint8Array>) hash.update(chunk)
  return {
    name: `${VIDEOS_FOLDER}/${hash.digest('hex')}.mp4`,
    open: async function* () {
      const again = await storage.get(key)
      if (again) yield* again.body
    },
  }
}

/** The document as text, a page of pins at a time; references count through it. */
async function* documentOf(userId: string, contents: Contents, db: Db): AsyncGenerator<string> {
  const { pinIds } = contents
  const next = { board: 0, section: 0 }
  const pinRefs = new Map([...pinIds.values()].flat().map((id, at) => [id, `p${at + 1}`]))
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
        yield lead + JSON.stringify(writtenPin(pin, { sections: refs, pins: pinRefs }, contents))
        lead = ',\n'
      }
    }
    yield ']}'
  }
  yield ']}\n'
}

interface Refs {
  sections: ReadonlyMap<string, string>
  pins: ReadonlyMap<string, string>
}

function writtenPin(
  { id, sectionId, imageSignature, content, videos, product, tags, comments, ...pin }: OwnPin,
  refs: Refs,
  { fileOf, videoOf: videoNames }: Contents,
): WrittenPin {
  const nameOf = (signature: string) => fileOf.get(signature) ?? null
  const renamed = content && renamedContent(content, nameOf)
  const files = videos.flatMap(({ signature, ...video }) => {
    const [image, file] = [nameOf(signature), videoNames.get(signature)]
    return image && file ? [{ image, video: { file, ...video } }] : []
  })
  const shown = tagsWith(tags ?? [], refs.pins)
  return {
    ref: refs.pins.get(id) ?? '',
    section: (sectionId !== null && refs.sections.get(sectionId)) || null,
    ...pin,
    image: nameOf(imageSignature),
    ...(renamed && { content: renamed }),
    ...(files.length > 0 && (renamed ? { clips: files } : { video: files[0]?.video })),
    ...(product && { product }),
    ...(shown.length > 0 && { tags: shown }),
    comments,
  }
}

/** The pins of others have no reference, and a tag that shows none is none. */
const tagsWith = (tags: NonNullable<OwnPin['tags']>, refs: ReadonlyMap<string, string>): LibraryTag[] =>
  tags
    .map(({ x, y, link, pin_ids }) => ({ x, y, link, pins: pin_ids.flatMap((id) => refs.get(id) ?? []) }))
    .filter(({ pins }) => pins.length > 0)
