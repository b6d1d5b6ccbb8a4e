import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import type { PageParts, RenderResult } from '@tessera/api-types/page/page-renderer'

const deflate = promisify(deflateRaw)

/** RFC 1952: deflated, no name, no time, of an unknown system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** What pages share, as it goes over the wire; both are made when they are first wanted. */
class SharedBytes {
  readonly plain: Buffer
  #packed: Promise<Buffer> | undefined

  constructor({ text }: PageParts['shared']) {
    this.plain = Buffer.from(text)
  }

  /** Ends at a whole byte and refers to nothing before it, so that it can stand between other deflated parts. */
  get packed(): Promise<Buffer> {
    this.#packed ??= deflate(this.plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
    return this.#packed
  }
}

const known = new WeakMap<PageParts['shared'], SharedBytes>()

function bytesOf(shared: PageParts['shared']): SharedBytes {
  const bytes = known.get(shared) ?? new SharedBytes(shared)
  known.set(shared, bytes)
  return bytes
}

/** The parts as one gzip stream: what is shared was compressed for the first who asked. */
async function gzipped(before: Buffer, shared: SharedBytes, after: Buffer): Promise<Buffer> {
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crc32(after, crc32(shared.plain, crc32(before))), 0)
  end.writeUInt32LE(before.length + shared.plain.length + after.length, 4)
  return Buffer.concat([
    GZIP_HEAD,
    deflateRawSync(before, { finishFlush: constants.Z_FULL_FLUSH }),
    await shared.packed,
    deflateRawSync(after),
    end,
  ])
}

interface PageBody {
  headers: Record<string, string>
  body: string | Buffer
}

/** A page as it is sent: one that several are served is kept as bytes, and compressed where its reader takes that. */
export async function pageBody(
  { body, parts }: Pick<RenderResult, 'body' | 'parts'>,
  acceptEncoding: string | undefined,
): Promise<PageBody> {
  if (!parts) return { headers: {}, body }
  const shared = bytesOf(parts.shared)
  const [before, after] = [Buffer.from(parts.before), Buffer.from(parts.after)]
  if (takesGzip(acceptEncoding))
    return { headers: { 'content-encoding': 'gzip' }, body: await gzipped(before, shared, after) }
  return { headers: {}, body: Buffer.concat([before, shared.plain, after]) }
}

const GZIP = /^\s*(?:x-)?gzip\s*(?:;\s*q=(?<weight>[\d.]+)\s*)?$/i

const takesGzip = (accepted = ''): boolean =>
  accepted.split(',').some((one) => {
    const found = GZIP.exec(one)
    return found !== null && Number(found.groups?.weight ?? 1) > 0
  })
