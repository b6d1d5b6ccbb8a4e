import type { OriginalFormat } from './image-format.ts'

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const PNG_FRAME_BYTES = 12
/** What our encoder writes; each but IDAT once. */
const PLAIN_CHUNKS: ReadonlySet<string> = new Set(['IHDR', 'pHYs', 'IDAT', 'IEND'])
const RGBA_OF_8_BITS = '0806'

const SOI = 0xffd8
const EOI = 0xffd9
const SOS = 0xffda
const SOF0 = 0xffc0
/** Tables of numbers, and the header of the frame. */
const PLAIN_SEGMENTS: ReadonlySet<number> = new Set([0xffdb, SOF0, 0xffc4, 0xffdd])
const COMPONENTS = 3

/**
 * The format of a file that is built like the originals we store: pixels, what it takes to decode them, and
 * nothing before, between or behind. Null for any other, whose pixels alone are kept. Whether the pixels can be
 * decoded is for a decoder to say.
 */
export function plainFormat(bytes: Uint8Array): OriginalFormat | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isPlainJpeg(view)) return 'jpeg'
  return isPlainPng(view) ? 'png' : null
}

function isPlainJpeg(view: Buffer): boolean {
  if (view.length < 4 || view.readUInt16BE(0) !== SOI) return false
  let frames = 0
  for (let at = 2; at + 4 <= view.length;) {
    const marker = view.readUInt16BE(at)
    const end = at + 2 + view.readUInt16BE(at + 2)
    if (end > view.length) return false
    // One scan of the whole picture is the last segment.
    if (marker === SOS) return frames === 1 && isLastScan(view, end)
    if (!PLAIN_SEGMENTS.has(marker)) return false
    if (marker === SOF0) {
      if (view[at + 4] !== 8 || view[at + 9] !== COMPONENTS) return false
      frames += 1
    }
    at = end
  }
  return false
}

/** Whether the entropy-coded data from `start` ends with the end of the file. */
function isLastScan(view: Buffer, start: number): boolean {
  for (let at = view.indexOf(0xff, start); at !== -1; at = view.indexOf(0xff, at + 2)) {
    const code = view[at + 1] ?? 0
    const isRestart = code >= 0xd0 && code <= 0xd7
    if (code === 0 || isRestart) continue
    return view.readUInt16BE(at) === EOI && at + 2 === view.length
  }
  return false
}

function isPlainPng(view: Buffer): boolean {
  if (!PNG_SIGNATURE.equals(view.subarray(0, PNG_SIGNATURE.length))) return false
  const seen = new Set<string>()
  for (let at = PNG_SIGNATURE.length; at + PNG_FRAME_BYTES <= view.length;) {
    const type = view.toString('latin1', at + 4, at + 8)
    const length = view.readUInt32BE(at)
    if (!PLAIN_CHUNKS.has(type) || (type !== 'IDAT' && seen.has(type))) return false
    if (type === 'IHDR' && view.toString('hex', at + 16, at + 18) !== RGBA_OF_8_BITS) return false
    seen.add(type)
    at += PNG_FRAME_BYTES + length
    if (type === 'IEND') return length === 0 && at === view.length && seen.has('IHDR') && seen.has('IDAT')
  }
  return false
}
