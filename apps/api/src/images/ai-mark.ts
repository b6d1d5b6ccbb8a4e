import { type FileMetadata, readFileMetadata } from './file-metadata.ts'

const MARK = 'digitalsourcetype'
/** Made by a model, wholly or in part. https://cv.iptc.org/newscodes/digitalsourcetype */
const MADE_BY_A_MODEL: ReadonlySet<string> = new Set([
  'cv.iptc.org/newscodes/digitalsourcetype/trainedalgorithmicmedia',
  'cv.iptc.org/newscodes/digitalsourcetype/compositewithtrainedalgorithmicmedia',
])
const LONGEST_VALUE = 200
const MOST_MARKS = 1_000
const MOST_BOXES = 10_000
const DEEPEST_BOX = 8
/** Assertions about how a picture came to be. C2PA 2.1, 18.12 and 18.23 */
const TELLING = ['c2pa.actions', 'stds.iptc', 'stds.metadata', 'c2pa.metadata', 'cawg.metadata']

/** Whether the file states, in XMP or in a C2PA manifest, that a model made the picture or a part of it. */
export const isAiMarked = (bytes: Uint8Array, otherXmp = ''): boolean =>
  isMadeByModel(readFileMetadata(bytes)) || isMarkedInText(otherXmp)

/** The same of what was read of a file before. */
export const isMadeByModel = ({ xmp, manifests }: FileMetadata): boolean =>
  isMarkedInText(xmp) || isMarkedInBoxes(manifests)

/** As an attribute, as an element, as the resource of an element, or as a member of JSON. */
function isMarkedInText(text: string): boolean {
  const lower = text.toLowerCase()
  let at = lower.indexOf(MARK)
  for (let marks = 0; at >= 0 && marks < MOST_MARKS; marks += 1) {
    const behind = lower.slice(at + MARK.length, at + MARK.length + LONGEST_VALUE)
    if (isModel(valueBehind(behind))) return true
    at = lower.indexOf(MARK, at + MARK.length)
  }
  return false
}

/** What stands between the name and the next quote, angle bracket or space, behind its own quote or bracket. */
function valueBehind(text: string): string {
  const start = text.indexOf('http')
  if (start < 0 || !isOpening(text.slice(0, start))) return ''
  const value = text.slice(start)
  const end = value.search(/["'<>\s]/)
  return end < 0 ? value : value.slice(0, end)
}

/** Between a name and its value stand signs, and at most one other name. */
const isOpening = (between: string): boolean => {
  const bare = between.replaceAll(/[\s"'=:>[]/g, '')
  return bare === '' || bare === 'rdfresource'
}

const isModel = (value: string): boolean =>
  MADE_BY_A_MODEL.has(value.toLowerCase().replace('https://', '').replace('http://', ''))

interface Walk {
  boxes: number
}

/** Walks the boxes of manifests to those assertions that tell; thumbnails and signatures are passed over. */
function isMarkedInBoxes(bytes: Buffer, label = '', depth = 0, walk: Walk = { boxes: 0 }): boolean {
  let inner = label
  let at = 0
  while (at + 8 <= bytes.length && walk.boxes < MOST_BOXES) {
    walk.boxes += 1
    const { type, data, next } = boxAt(bytes, at)
    if (type === 'jumd') inner = labelIn(data)
    if (type === 'jumb' && depth < DEEPEST_BOX && isMarkedInBoxes(data, inner, depth + 1, walk)) return true
    if (isTelling(inner)) {
      if (type === 'cbor' && isMarkedInCbor(data)) return true
      if (type === 'json' && isMarkedInText(data.toString('utf8'))) return true
    }
    if (next <= at) return false
    at = next
  }
  return false
}

const isTelling = (label: string): boolean => TELLING.some((start) => label.startsWith(start))

/** ISO 19566-5 B.2: length, type, and for the longest a further length; zero reaches to the end. */
function boxAt(bytes: Buffer, at: number): { type: string; data: Buffer; next: number } {
  const short = bytes.readUInt32BE(at)
  const isLong = short === 1 && at + 16 <= bytes.length
  const header = isLong ? 16 : 8
  const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short
  const next = length === 0 ? bytes.length : at + length
  return { type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + header, next), next }
}

/** Behind 16 bytes that name the kind and one of flags. */
function labelIn(description: Buffer): string {
  const end = description.indexOf(0, 17)
  return description.toString('latin1', 17, end < 0 ? description.length : end)
}

const CBOR_KEY = Buffer.from('\x71digitalSourceType', 'latin1')

/** A text follows its key: its length in the lower bits of one byte, or in one or two more. RFC 8949 3.1 */
function isMarkedInCbor(bytes: Buffer): boolean {
  let at = bytes.indexOf(CBOR_KEY)
  for (let marks = 0; at >= 0 && marks < MOST_MARKS; marks += 1) {
    if (isModel(cborTextAt(bytes, at + CBOR_KEY.length))) return true
    at = bytes.indexOf(CBOR_KEY, at + CBOR_KEY.length)
  }
  return false
}

function cborTextAt(bytes: Buffer, at: number): string {
  const head = bytes[at] ?? 0
  if (head >= 0x60 && head < 0x78) return textOf(bytes, at + 1, head - 0x60)
  if (head === 0x78) return textOf(bytes, at + 2, bytes[at + 1] ?? 0)
  if (head === 0x79 && at + 3 <= bytes.length) return textOf(bytes, at + 3, bytes.readUInt16BE(at + 1))
  return ''
}

const textOf = (bytes: Buffer, at: number, length: number): string =>
  length > LONGEST_VALUE ? '' : bytes.toString('utf8', at, at + length)
