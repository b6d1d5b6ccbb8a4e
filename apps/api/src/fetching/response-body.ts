import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { FetchFailure } from './fetch-failure.ts'

export interface BodyRules {
  maxBytes: number
  /** Where the beginning is enough, no more than `maxBytes` of it is read. */
  isBeginningEnough?: boolean | undefined
  length: string | string[] | undefined
  encoding: string | string[] | undefined
  slowest?: SlowestBody | undefined
}

/** How fast a body comes at least, once it has had so long to begin. */
export interface SlowestBody {
  bytesPerSecond: number
  afterMs: number
}

/** The whole body, unpacked. Throws FetchFailure. */
export async function readBody(body: Readable, rules: BodyRules): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bodyChunks(body, rules)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * The body as it comes, unpacked; ends at `maxBytes` where that is enough, else throws FetchFailure as soon as it
 * exceeds them, packed or unpacked.
 */
export async function* bodyChunks(
  body: Readable,
  { maxBytes, isBeginningEnough, length, encoding, slowest }: BodyRules,
): AsyncGenerator<Uint8Array> {
  if (!isBeginningEnough && Number(length ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const began = performance.now()
  let size = 0
  for await (const chunk of unpacked(body, encoding)) {
    if (!(chunk instanceof Uint8Array)) continue
    size += chunk.length
    if (size > maxBytes) {
      if (!isBeginningEnough) throw tooLarge(maxBytes)
      yield chunk.subarray(0, chunk.length - (size - maxBytes))
      return
    }
    if (isTooSlow(size, performance.now() - began, slowest))
      throw new FetchFailure('TIMEOUT', 'That site took too long to respond.')
    yield chunk
  }
}

/** A body that is not read to its end reports its own abortion as an error, which is none here. */
export function discardBody(body: Readable): void {
  body.on('error', () => undefined)
  body.destroy()
}

function unpacked(body: Readable, encoding: BodyRules['encoding']): Readable {
  const name = String(encoding ?? 'identity')
    .trim()
    .toLowerCase()
  if (name === 'identity' || name === '') return body
  const unpack =
    name === 'gzip' || name === 'x-gzip'
      ? createGunzip()
      : name === 'br'
        ? createBrotliDecompress()
        : undefined
  if (!unpack) throw new FetchFailure('CONTENT_TYPE_NOT_ALLOWED', 'The content’s encoding isn’t supported.')
  body.once('error', (error) => unpack.destroy(error))
  return body.pipe(unpack)
}

const isTooSlow = (size: number, ms: number, slowest: SlowestBody | undefined): boolean =>
  slowest !== undefined && ms > slowest.afterMs && size < (slowest.bytesPerSecond * ms) / 1000

const tooLarge = (maxBytes: number): FetchFailure =>
  new FetchFailure('BODY_TOO_LARGE', `The content is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`)
