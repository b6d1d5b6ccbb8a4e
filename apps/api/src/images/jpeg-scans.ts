const MARKER = 0xff
const START_OF_SCAN = 0xda

/**
 * How many scans a JPEG announces. In entropy-coded data 0xFF is always escaped,
 * so outside of metadata each FF DA is a scan that a decoder must walk.
 */
export function countJpegScans(bytes: Uint8Array): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const mark = Buffer.from([MARKER, START_OF_SCAN])
  let scans = 0
  for (let at = buffer.indexOf(mark); at >= 0; at = buffer.indexOf(mark, at + 2)) scans += 1
  return scans
}
