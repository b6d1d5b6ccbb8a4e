/** One box of an MP4 file: where its content begins and ends, bytes from the start of the file. */
interface Box {
  type: string
  start: number
  content: number
  end: number
}

const HEAD = 8
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf'])
/** Before the first box within: version, flags and a count; and what a picture's description holds before `avcC`. */
const SKIPPED: Record<string, number> = { stsd: 8, dref: 8, avc1: 78 }

export function boxesIn(bytes: Buffer, from = 0, to = bytes.length): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + HEAD <= to;) {
    const size = bytes.readUInt32BE(at)
    if (size < HEAD) break
    const type = bytes.toString('latin1', at + 4, at + HEAD)
    const box = { type, start: at, content: at + HEAD, end: Math.min(at + size, to) }
    const skipped = CONTAINERS.has(type) ? 0 : SKIPPED[type]
    boxes.push(box, ...(skipped === undefined ? [] : boxesIn(bytes, box.content + skipped, box.end)))
    at += size
  }
  return boxes
}

/** The first box of a type. Throws when there is none. */
export function boxOf(bytes: Buffer, type: string): Box {
  const found = boxesIn(bytes).find((box) => box.type === type)
  if (!found) throw new Error(`no ${type} box`)
  return found
}

/** A copy with some 32-bit numbers in the first box of a type written over; places count from its content. */
export function withNumbers(bytes: Buffer, type: string, numbers: Record<number, number>): Buffer {
  const changed = Buffer.from(bytes)
  const { content } = boxOf(changed, type)
  for (const [place, value] of Object.entries(numbers)) changed.writeUInt32BE(value, content + Number(place))
  return changed
}

export const box = (type: string, content: Uint8Array): Buffer => {
  const head = Buffer.alloc(HEAD)
  head.writeUInt32BE(HEAD + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** A copy with a box of any content in the place of the first one of its type; sizes of the boxes around it follow. */
export function withBox(bytes: Buffer, type: string, content: Uint8Array): Buffer {
  const old = boxOf(bytes, type)
  const fresh = box(type, content)
  const grown = fresh.length - (old.end - old.start)
  const whole = Buffer.concat([bytes.subarray(0, old.start), fresh, bytes.subarray(old.end)])
  for (const around of boxesIn(bytes))
    if (around.start < old.start && around.end >= old.end)
      whole.writeUInt32BE(around.end - around.start + grown, around.start)
  return whole
}
