import { crc32 } from 'node:zlib'

const CHUNK = 'tEXt'
/** The chunk that ends every PNG: length, name, checksum. */
const END_BYTES = 12

/**
 * The cover with a name written into it, so that no two videos share the signature of their covers: a picture is
 * known by its bytes, and who may see one black frame must not get every video that begins with one.
 */
export function namedCover(png: Uint8Array, name: string): Uint8Array {
  const body = Buffer.from(`${CHUNK}Comment\0${name}`, 'latin1')
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - CHUNK.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  const end = png.length - END_BYTES
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)])
}
