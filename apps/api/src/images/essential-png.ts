const SIGNATURE_BYTES = 8
const FRAME_BYTES = 12

/** What pixels, their colours and their orientation need. Texts, animation and the rest are never handed to a decoder. */
const essential: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'IDAT',
  'IEND',
  'sRGB',
  'gAMA',
  'cHRM',
  'iCCP',
  'eXIf',
])
const MAX_COLOUR_CHUNK_BYTES = 4 * 1024 * 1024

/**
 * The PNG without its optional chunks. A decoder unpacks every compressed text, so that
 * a small file full of them costs it seconds. A torn chunk ends the copy: the decoder then refuses it.
 */
export function essentialPng(bytes: Uint8Array): Uint8Array {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = [view.subarray(0, SIGNATURE_BYTES)]
  const seen = new Set<string>()
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= view.length;) {
    const length = view.readUInt32BE(at)
    const type = view.toString('latin1', at + 4, at + 8)
    const next = at + FRAME_BYTES + length
    if (isKept(type, length, seen)) kept.push(view.subarray(at, next))
    seen.add(type)
    if (type === 'IEND') break
    at = next
  }
  return Buffer.concat(kept)
}

function isKept(type: string, length: number, seen: ReadonlySet<string>): boolean {
  if (!essential.has(type)) return false
  return type === 'IDAT' || (!seen.has(type) && length <= MAX_COLOUR_CHUNK_BYTES)
}
