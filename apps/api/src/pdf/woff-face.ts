import { inflateSync } from 'node:zlib'

/** A font with the glyphs of its letters. */
export interface Face {
  /** The TrueType file. */
  file: Buffer
  glyphs: ReadonlyMap<string, number>
  /** The width of a glyph in thousandths of the size. */
  widthOf: (glyph: number) => number
}

interface Table {
  tag: string
  checksum: number
  data: Buffer
}

const WOFF_ENTRY = 20
const WOFF_HEADER = 44

function tablesOf(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY
    const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const data = woff.subarray(offset, offset + packed)
    return {
      tag: woff.toString('latin1', at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < size ? inflateSync(data) : data,
    }
  })
}

/** The same tables as a TrueType file. */
function trueType(tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length)
  const power = Math.floor(Math.log2(tables.length))
  head.writeUInt32BE(0x00_01_00_00, 0)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((tables.length - 2 ** power) * 16, 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + 16 * index
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const padding = Buffer.alloc(-data.length & 3)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}

/** The glyphs by the segments of a `cmap` of format 4. */
function glyphsOf(cmap: Buffer): Map<string, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index))
  const start = starts.find((at) => cmap.readUInt16BE(at) === 4)
  if (start === undefined) throw new Error('The font has no cmap of format 4')
  const segments = cmap.readUInt16BE(start + 6) / 2
  const glyphs = new Map<string, number>()
  for (let segment = 0; segment < segments; segment += 1) {
    const at = (column: number) => start + 14 + column * 2 * segments + 2 * segment + (column > 0 ? 2 : 0)
    const [last, first, delta, range] = [0, 1, 2, 3].map((column) => cmap.readUInt16BE(at(column))) as [
      number,
      number,
      number,
      number,
    ]
    for (let code = first; code <= last && code < 0xff_ff; code += 1) {
      const found = range === 0 ? code : cmap.readUInt16BE(at(3) + range + 2 * (code - first))
      if (found !== 0) glyphs.set(String.fromCodePoint(code), (found + delta) & 0xff_ff)
    }
  }
  return glyphs
}

export function readFace(woff: Buffer): Face {
  const tables = tablesOf(woff)
  const table = (tag: string): Buffer => {
    const found = tables.find((each) => each.tag === tag)
    if (!found) throw new Error(`The font has no ${tag}`)
    return found.data
  }
  const unitsPerEm = table('head').readUInt16BE(18)
  const measured = table('hhea').readUInt16BE(34)
  const hmtx = table('hmtx')
  return {
    file: trueType(tables),
    glyphs: glyphsOf(table('cmap')),
    widthOf: (glyph) =>
      Math.round((hmtx.readUInt16BE(4 * Math.min(glyph, measured - 1)) * 1000) / unitsPerEm),
  }
}
