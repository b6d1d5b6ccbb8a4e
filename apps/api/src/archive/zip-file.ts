import { crc32 } from 'node:zlib'
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl'
import { ARCHIVE_MAX_FILES } from '@tessera/api-types/media/resumable-uploads'
import { type FoundFault, LibraryError, type SourceFile } from '../library/library-source.ts'

export interface OpenZip {
  files: readonly SourceFile[]
  /** Entries that are no files to be read: links, encrypted ones, unsafe or repeated names. */
  faults: readonly FoundFault[]
  close(): void
}

export interface ZipLimits {
  maxFiles: number
  /** Names, comments and extra fields of all entries. */
  maxListBytes: number
  /** Of all files, unpacked. */
  maxUnpackedBytes: number
}

const MEBIBYTE = 1024 * 1024
const ZIP_LIMITS: ZipLimits = {
  maxFiles: ARCHIVE_MAX_FILES,
  maxListBytes: 32 * MEBIBYTE,
  maxUnpackedBytes: 20 * 1024 * MEBIBYTE,
}
const MAX_NAME_LENGTH = 1_024
const LOCAL_HEADER_BYTES = 30

/**
 * Lists the files of a ZIP on disk; each is unpacked when it is read, into memory and no further than its
 * reader allows. @throws LibraryError
 */
export async function openZipFile(path: string, limits: ZipLimits = ZIP_LIMITS): Promise<OpenZip> {
  // Names are decoded here, because one unsafe name would end the whole listing.
  const options = { autoClose: false, decodeStrings: false }
  const zip = await openPromise(path, options).catch(refuse)
  try {
    const entries = await listEntries(zip, limits)
    refuseOverlaps(entries)
    return { ...sortOut(zip, entries), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

function refuse(error: unknown): never {
  throw error instanceof LibraryError ? error : new LibraryError('unreadable')
}

async function listEntries(zip: ZipFile, limits: ZipLimits): Promise<Entry[]> {
  const entries: Entry[] = []
  let listBytes = 0
  let unpackedBytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry)
      listBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
      unpackedBytes += entry.uncompressedSize
      const isWithin =
        entries.length <= limits.maxFiles &&
        listBytes <= limits.maxListBytes &&
        unpackedBytes <= limits.maxUnpackedBytes
      if (!isWithin) throw new LibraryError('too_large')
    }
  } catch (error) {
    refuse(error)
  }
  return entries
}

/** Small archives can hold endless data only where many entries name the same bytes. */
function refuseOverlaps(entries: readonly Entry[]): void {
  const inOrder = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )
  let end = 0
  for (const { relativeOffsetOfLocalHeader: start, fileNameLength, compressedSize } of inOrder) {
    if (start < end) throw new LibraryError('unreadable')
    end = start + LOCAL_HEADER_BYTES + fileNameLength + compressedSize
  }
}

function sortOut(zip: ZipFile, entries: readonly Entry[]): Pick<OpenZip, 'files' | 'faults'> {
  const files = new Map<string, SourceFile>()
  const faults: FoundFault[] = []
  for (const entry of entries) {
    const name = nameOf(entry)
    if (name.endsWith('/')) continue
    const path = safePath(name)
    if (path === null || files.has(path)) faults.push(fault(name, 'unreadable'))
    else if (isSpecial(entry)) faults.push(fault(path, 'unsupported_type'))
    else if (!entry.canDecodeFileData()) faults.push(fault(path, 'unreadable'))
    else files.set(path, fileOf(zip, entry, path))
  }
  return { files: [...files.values()], faults }
}

const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false).normalize('NFC')

const CONTROL = /\p{Cc}/gu

const fault = (name: string, reason: FoundFault['reason']): FoundFault => ({
  type: 'fault',
  where: name.replaceAll(CONTROL, '\u{fffd}').slice(0, MAX_NAME_LENGTH),
  reason,
})

function safePath(name: string): string | null {
  if (validateFileName(name) !== null || name.search(CONTROL) !== -1) return null
  const parts = name.split('/').filter((part) => part !== '' && part !== '.')
  const path = parts.join('/')
  return path !== '' && path.length <= MAX_NAME_LENGTH ? path : null
}

const FILE_TYPE = 0o170_000
const REGULAR_FILE = 0o100_000

/** A link, device or pipe; archives made on Windows have no type here. */
function isSpecial({ externalFileAttributes }: Entry): boolean {
  const type = (externalFileAttributes >>> 16) & FILE_TYPE
  return type !== 0 && type !== REGULAR_FILE
}

function fileOf(zip: ZipFile, entry: Entry, name: string): SourceFile {
  const { uncompressedSize: size } = entry
  const read = async (maxBytes: number): Promise<Buffer> => {
    if (size > maxBytes) throw new LibraryError('too_large')
    const bytes = await unpack(zip, entry).catch(refuse)
    if (crc32(bytes) !== entry.crc32) throw new LibraryError('unreadable')
    return bytes
  }
  const stream = async function* (maxBytes: number): AsyncGenerator<Uint8Array> {
    if (size > maxBytes) throw new LibraryError('too_large')
    let seen = 0
    try {
      for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        seen = crc32(chunk, seen)
        yield chunk
      }
    } catch (error) {
      refuse(error)
    }
    if (seen !== entry.crc32) throw new LibraryError('unreadable')
  }
  return { name, size, read, stream }
}

/** The stream fails at the first byte beyond the size in the archive's list, or when it ends before. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry)
  const bytes = Buffer.alloc(entry.uncompressedSize)
  let at = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) at += chunk.copy(bytes, at)
  return bytes
}
