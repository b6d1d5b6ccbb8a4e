import type { PinText } from '@tessera/api-types/pins/pin-text'
import type { LibraryContent } from './library-content.ts'
import type { LibraryTag, LibraryVideo } from './library-format.ts'
import type { LIBRARY_FAULTS, LIBRARY_SOURCE_KINDS } from '@tessera/api-types/library-imports/views'

/** A file of what a member brings: of an archive, or the only one. */
export interface SourceFile {
  /** With its folders, `/` between them. */
  name: string
  /** Bytes, unpacked, by the list of the archive. */
  size: number
  /** Throws LibraryError for a file that is broken, or larger than it is listed or than `maxBytes`. */
  read(maxBytes: number): Promise<Buffer>
  /** The same, a piece at a time. */
  stream(maxBytes: number): AsyncIterable<Uint8Array>
}

/** Where the picture of a pin comes from: a file beside it, the address of a picture, or a page that shows it. */
export type FoundPicture = { file: string } | { url: string } | { page: string }

export interface FoundBoard {
  type: 'board'
  ref: string
  name: string
  description: string
  privacy: 'public' | 'protected' | 'secret' | null
  createdAt?: Date
  archivedAt?: Date | null
  category?: string | null
  layout?: 'default' | 'compact'
}

export interface FoundSection {
  type: 'section'
  ref: string
  boardRef: string
  title: string
  createdAt?: Date
}

export interface FoundPin {
  type: 'pin'
  ref: string
  boardRef: string
  sectionRef: string | null
  title: string
  description: string
  altText: string
  link: string | null
  createdAt: Date | null
  picture: FoundPicture
  /** Of a carousel or a story; its pictures are files. */
  content?: LibraryContent | undefined
  /** A file that moves what the picture shows. */
  video?: FoundVideo | undefined
  /** The same of the pictures of a story, by their files. */
  clips?: readonly { file: string; video: FoundVideo }[] | undefined
  /** What the picture points at; pins by their references. */
  tags?: readonly LibraryTag[] | undefined
  /** The other fields of a pin, which a library alone has. */
  more?: Partial<PinText>
  /** What the member wrote below it, the oldest first. */
  comments?: readonly FoundComment[]
}

export interface FoundVideo {
  file: string
  coverMs: number
  captions: LibraryVideo['captions']
}

export interface FoundComment {
  text: string
  createdAt: Date
}

/** Something in the source that cannot become part of a library, and why. */
export interface FoundFault {
  type: 'fault'
  /** As a person finds it in the source: a file, a line, a title. */
  where: string
  reason: LibraryFault
}

export type LibraryFault = (typeof LIBRARY_FAULTS)[number]

export type Found = FoundBoard | FoundSection | FoundPin | FoundFault

/** What a source throws when it cannot be read at all, or a file of it is broken. */
export class LibraryError extends Error {
  readonly reason: LibraryFault

  constructor(reason: LibraryFault) {
    super(`the source cannot be read: ${reason}`)
    this.reason = reason
  }
}

/** One kind of source. */
export interface LibrarySource {
  kind: LibrarySourceKind
  /** Whether these files look like this kind; asked of the kinds in turn. */
  recognizes(files: readonly SourceFile[]): Promise<boolean>
  /** What is found, boards before their sections and pins, sections before their pins. */
  read(files: readonly SourceFile[]): AsyncIterable<Found>
}

export type LibrarySourceKind = (typeof LIBRARY_SOURCE_KINDS)[number]

export function fileInMemory(name: string, bytes: Buffer): SourceFile {
  const size = bytes.length
  const read = async (maxBytes: number): Promise<Buffer> => {
    if (size > maxBytes) throw new LibraryError('too_large')
    return bytes
  }
  const stream = async function* (maxBytes: number): AsyncGenerator<Uint8Array> {
    yield await read(maxBytes)
  }
  return { name, size, read, stream }
}
