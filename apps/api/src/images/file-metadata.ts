import { inflateSync } from 'node:zlib'

/** What a file carries beside its pixels that can say how they were made. */
export interface FileMetadata {
  /** XMP packets, as text. */
  xmp: string
  /** C2PA manifests, as JUMBF boxes. */
  manifests: Buffer
}

/** The most that is taken of each kind from one file; what is behind is not read. */
const MOST_BYTES = { xmp: 1024 * 1024, manifests: 4 * 1024 * 1024 }
/** The parts of a file that are looked at before a reader gives up. */
const MOST_PARTS = 20_000

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const XMP_START = 'http://ns.adobe.com/xap/1.0/\0'
const MORE_XMP_START = 'http://ns.adobe.com/xmp/extension/\0'
/** Of a further part: the digest of the whole, its length, and where the part goes. */
const MORE_XMP_HEAD = 40
const PNG_XMP_START = 'XML:com.adobe.xmp\0'

/** The XMP and C2PA parts of a JPEG, PNG or WebP; of other files, and of damaged ones, what can be found. */
export function readFileMetadata(bytes: Uint8Array): FileMetadata {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found = new CollectedMetadata()
  if (file.length > 2 && file.readUInt16BE(0) === 0xffd8) readJpeg(file, found)
  else if (PNG_START.equals(file.subarray(0, PNG_START.length))) readPng(file, found)
  else if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP')
    readWebp(file, found)
  return found.all()
}

/** What is found in a file, up to a limit of each kind. */
export class CollectedMetadata {
  readonly #xmp: Buffer[] = []
  readonly #manifests: Buffer[] = []
  readonly #left = { ...MOST_BYTES }

  addXmp(part: Buffer): void {
    this.#xmp.push(this.#within('xmp', part))
  }

  addManifest(part: Buffer): void {
    this.#manifests.push(this.#within('manifests', part))
  }

  all(): FileMetadata {
    return {
      xmp: Buffer.concat(this.#xmp).toString('utf8'),
      manifests: Buffer.concat(this.#manifests),
    }
  }

  #within(kind: 'xmp' | 'manifests', part: Buffer): Buffer {
    // A part of a larger buffer would keep all of it.
    const kept = Buffer.from(part.subarray(0, this.#left[kind]))
    this.#left[kind] -= kept.length
    return kept
  }
}

/** The segments before the pixels. ISO 10918-1 B.1 */
function readJpeg(file: Buffer, found: CollectedMetadata): void {
  const seen = new Set<number>()
  let at = 2
  for (let parts = 0; parts < MOST_PARTS && at + 4 <= file.length && file[at] === 0xff; parts += 1) {
    const marker = file[at + 1]
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xda || marker === 0xd9) return
    const length = file.readUInt16BE(at + 2)
    if (length < 2) return
    const segment = file.subarray(at + 4, at + 2 + length)
    if (marker === 0xe1) readXmpSegment(segment, found)
    if (marker === 0xeb) readBoxSegment(segment, seen, found)
    at += 2 + length
  }
}

function readXmpSegment(segment: Buffer, found: CollectedMetadata): void {
  if (startsWith(segment, XMP_START)) found.addXmp(segment.subarray(XMP_START.length))
  if (startsWith(segment, MORE_XMP_START))
    found.addXmp(segment.subarray(MORE_XMP_START.length + MORE_XMP_HEAD))
}

/** A box is cut into segments, each of which begins with the header of the box again. ISO 19566-5 D.2 */
function readBoxSegment(segment: Buffer, seen: Set<number>, found: CollectedMetadata): void {
  if (segment.length < 16 || !startsWith(segment, 'JP')) return
  const box = segment.readUInt16BE(2)
  const headed = segment.subarray(8)
  const header = headed.readUInt32BE(0) === 1 ? 16 : 8
  found.addManifest(seen.has(box) ? headed.subarray(header) : headed)
  seen.add(box)
}

function readPng(file: Buffer, found: CollectedMetadata): void {
  let at = PNG_START.length
  for (let parts = 0; parts < MOST_PARTS && at + 12 <= file.length; parts += 1) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const data = file.subarray(at + 8, at + 8 + length)
    if (type === 'caBX') found.addManifest(data)
    if (type === 'iTXt') readPngText(data, found)
    if (type === 'IEND') return
    at += 12 + length
  }
}

/** Keyword, two bytes of compression, language and translated keyword, then the text. PNG 11.3.3.4 */
function readPngText(data: Buffer, found: CollectedMetadata): void {
  if (!startsWith(data, PNG_XMP_START)) return
  const isCompressed = data[PNG_XMP_START.length] === 1
  const language = data.indexOf(0, PNG_XMP_START.length + 2)
  const keyword = language < 0 ? -1 : data.indexOf(0, language + 1)
  if (keyword < 0) return
  const text = data.subarray(keyword + 1)
  found.addXmp(isCompressed ? inflated(text) : text)
}

function inflated(text: Buffer): Buffer {
  try {
    return inflateSync(text, { maxOutputLength: MOST_BYTES.xmp })
  } catch {
    return Buffer.alloc(0)
  }
}

function readWebp(file: Buffer, found: CollectedMetadata): void {
  let at = 12
  for (let parts = 0; parts < MOST_PARTS && at + 8 <= file.length; parts += 1) {
    const type = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    const data = file.subarray(at + 8, at + 8 + length)
    if (type === 'XMP ') found.addXmp(data)
    if (type === 'C2PA') found.addManifest(data)
    at += 8 + length + (length % 2)
  }
}

const startsWith = (bytes: Buffer, text: string): boolean => bytes.toString('latin1', 0, text.length) === text
