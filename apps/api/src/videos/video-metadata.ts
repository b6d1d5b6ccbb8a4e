import { type FileHandle, open } from 'node:fs/promises'
import { CollectedMetadata, type FileMetadata } from '../images/file-metadata.ts'

/** ISO 16684-3 5.3, and C2PA 2.1, A.3.1 */
const XMP_UUID = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')
const C2PA_UUID = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex')
const UUID_BYTES = 16
/** The boxes in which QuickTime keeps XMP. */
const CONTAINERS: readonly string[] = ['moov', 'udta']
const MOST_BOXES = 10_000
/** The most that is read of one box. */
const MOST_BYTES = 4 * 1024 * 1024
const MANIFEST_PURPOSE = 'manifest\0'
/** Version and flags stand before the purpose, and behind it where the hashes of the rest of the file are. */
const [BEFORE_PURPOSE, BEHIND_PURPOSE] = [4, 8]

interface Span {
  at: number
  end: number
}

interface Walk {
  file: FileHandle
  found: CollectedMetadata
  boxes: number
}

/** The XMP and C2PA parts of an MP4 or QuickTime file; of others, and of damaged ones, what can be found. */
export async function readVideoMetadata(path: string): Promise<FileMetadata> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const walk = { file, found: new CollectedMetadata(), boxes: 0 }
    await walkBoxes({ at: 0, end: size }, CONTAINERS, walk)
    return walk.found.all()
  } finally {
    await file.close()
  }
}

async function walkBoxes({ at, end }: Span, containers: readonly string[], walk: Walk): Promise<void> {
  for (let next = at; next + 8 <= end && walk.boxes < MOST_BOXES;) {
    walk.boxes += 1
    const box = boxIn(await bytesOf(walk.file, { at: next, end }, 16), { at: next, end })
    if (!box) return
    await readBox(box, containers, walk)
    next = box.end
  }
}

type Box = Span & { type: string }

/** ISO 14496-12 4.2: length, type, and for the longest a further length; zero reaches to the end. */
function boxIn(head: Buffer, { at, end }: Span): Box | null {
  const short = head.readUInt32BE(0)
  const isLong = short === 1
  if (isLong && head.length < 16) return null
  const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
  const start = at + (isLong ? 16 : 8)
  if (at + length < start || at + length > end) return null
  return { type: head.toString('latin1', 4, 8), at: start, end: at + length }
}

async function readBox(box: Box, containers: readonly string[], walk: Walk): Promise<void> {
  const [outer, ...inner] = containers
  if (box.type === outer) return walkBoxes(box, inner, walk)
  if (box.type === 'XMP_') return walk.found.addXmp(await bytesOf(walk.file, box, MOST_BYTES))
  if (box.type !== 'uuid') return
  const uuid = await bytesOf(walk.file, box, UUID_BYTES)
  const rest = { at: box.at + UUID_BYTES, end: box.end }
  if (XMP_UUID.equals(uuid)) walk.found.addXmp(await bytesOf(walk.file, rest, MOST_BYTES))
  if (C2PA_UUID.equals(uuid)) walk.found.addManifest(manifestIn(await bytesOf(walk.file, rest, MOST_BYTES)))
}

function manifestIn(bytes: Buffer): Buffer {
  const start = BEFORE_PURPOSE + MANIFEST_PURPOSE.length
  const purpose = bytes.toString('latin1', BEFORE_PURPOSE, start)
  return purpose === MANIFEST_PURPOSE ? bytes.subarray(start + BEHIND_PURPOSE) : Buffer.alloc(0)
}

async function bytesOf(file: FileHandle, { at, end }: Span, most: number): Promise<Buffer> {
  const length = Math.min(most, end - at)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}
