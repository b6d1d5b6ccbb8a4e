import { inflateRawSync } from 'node:zlib'

/** The files of a ZIP by name, from its central directory. */
export function filesOf(zip: Buffer): Record<string, Buffer> {
  const files: Record<string, Buffer> = {}
  for (let at = zip.indexOf('PK\u0001\u0002'); at !== -1; at = zip.indexOf('PK\u0001\u0002', at + 46)) {
    const [size, nameLength, start] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const content = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const bytes = zip.subarray(content, content + size)
    const isStored = zip.readUInt16LE(at + 10) === 0
    files[name] = isStored ? Buffer.from(bytes) : inflateRawSync(bytes)
  }
  return files
}
