import { buffer } from 'node:stream/consumers'
import type { ImageSize } from '@tessera/api-types/images/image-path'
import type { Storage, StoredObject, StoredStat } from '../storage/storage.ts'
import type { Region, Rendition } from './decoder-jobs.ts'
import type { DecoderPool } from './decoder-pool.ts'
import { mimeOfFormat } from './image-format.ts'
import type { DerivedFormat } from './image-format.ts'
import { ImageError } from './image-error.ts'
import type { ImageLimits } from './image-limits.ts'
import { imageSignature } from './image-signature.ts'
import { derivedKey, eagerFormats, eagerSizes, keysOfSignature } from './image-sizes.ts'
import { detectImageType } from './image-type.ts'
import { openOriginal, renewOriginal, statOriginal, storePicture, storeRenditions } from './picture-shelf.ts'
import { singleFlight } from './single-flight.ts'

export interface IngestedImage {
  /** MD5 of the uploaded content, 32 hex characters */
  signature: string
  /** pixels, as seen */
  width: number
  height: number
  /** of the stored original, which is written anew */
  mime: string
  bytes: number
  /** #rrggbb */
  dominantColor: string
  /** 128 bytes; see descriptor.ts */
  descriptor: Uint8Array
  /** The file states that a model made the picture or a part of it. */
  isAiMarked: boolean
}

export interface ImageLibrary {
  /**
   * Checks and stores a picture with its common sizes. Throws ImageError and then leaves nothing behind.
   * With `keepsPlain`, a file that is built like an original of ours is stored as it is, bytes and all.
   */
  ingest(bytes: Uint8Array, options?: { keepsPlain?: boolean }): Promise<IngestedImage>
  /** A size of a stored picture, made now when it is the first need; undefined for an unknown signature. */
  deriveImage(signature: string, size: ImageSize, format: DerivedFormat): Promise<StoredObject | undefined>
  /** A grid-sized copy of a picture that is not stored. Throws ImageError. */
  thumbnail(bytes: Uint8Array): Promise<Buffer>
  /** What a part of a stored picture looks like; undefined for an unknown signature. */
  describeStored(signature: string, region: Region): Promise<Uint8Array | undefined>
  /** What a part of a picture that is not stored looks like. Throws ImageError. */
  describe(bytes: Uint8Array, region: Region): Promise<Uint8Array>
  removeImage(signature: string): Promise<void>
  /** Of a stored original; undefined for an unknown signature. */
  statOriginal(signature: string): Promise<StoredStat | undefined>
}

export interface ImageLibraryDeps {
  storage: Storage
  decoders: DecoderPool
  limits: ImageLimits
}

const eagerRenditions: readonly Rendition[] = eagerSizes.flatMap((size) =>
  eagerFormats.map((format) => ({ size, format })),
)

/** Large enough that a small part still has the pixels of a descriptor, and made with every upload. */
const DESCRIBED_SIZE = '736x' satisfies ImageSize

export function createImageLibrary(deps: ImageLibraryDeps): ImageLibrary {
  const { storage, limits } = deps
  const ingestOnce = singleFlight<IngestedImage>()
  const deriveOnce = singleFlight<boolean>()

  return {
    async ingest(bytes, { keepsPlain = false } = {}) {
      checkBytes(bytes, limits)
      await detectImageType(bytes)
      const signature = await imageSignature(bytes)
      return ingestOnce(signature, () => ingestNew(deps, signature, bytes, keepsPlain))
    },
    async deriveImage(signature, size, format) {
      if (size === 'orig') return openOriginal(storage, signature)
      const key = derivedKey(signature, size, format)
      const ready = await storage.get(key)
      if (ready) return ready
      const isMade = await deriveOnce(key, () => deriveNew(deps, signature, { size, format }))
      return isMade ? storage.get(key) : undefined
    },
    async thumbnail(bytes) {
      checkBytes(bytes, limits)
      await detectImageType(bytes)
      const renditions = [{ size: '236x', format: 'webp' }] as const
      const [small] = await deps.decoders.run('derive', { bytes, limits, renditions })
      return Buffer.from(small?.bytes ?? [])
    },
    async describeStored(signature, region) {
      const key = derivedKey(signature, DESCRIBED_SIZE, 'jpeg')
      const stored = (await storage.get(key)) ?? (await openOriginal(storage, signature))
      if (!stored) return undefined
      return deps.decoders.run('describe', { bytes: await buffer(stored.body), limits, region })
    },
    async describe(bytes, region) {
      checkBytes(bytes, limits)
      await detectImageType(bytes)
      return deps.decoders.run('describe', { bytes, limits, region })
    },
    statOriginal: (signature) => statOriginal(storage, signature),
    async removeImage(signature) {
      await Promise.all(keysOfSignature(signature).map((key) => storage.delete(key)))
    },
  }
}

async function ingestNew(
  deps: ImageLibraryDeps,
  signature: string,
  bytes: Uint8Array,
  keepsPlain: boolean,
): Promise<IngestedImage> {
  const { storage, decoders, limits } = deps
  const isStored = (await statOriginal(storage, signature)) !== undefined
  const renditions = isStored ? [] : eagerRenditions
  const picture = await decoders.run('ingest', { bytes, limits, renditions, keepsPlain })
  if (isStored) await renewOriginal(storage, signature, picture.original)
  else await storePicture(storage, signature, picture)
  const { width, height, original, dominantColor, descriptor, isAiMarked } = picture
  const mime = mimeOfFormat[original.format]
  return {
    signature,
    width,
    height,
    mime,
    bytes: original.bytes.length,
    dominantColor,
    descriptor,
    isAiMarked,
  }
}

async function deriveNew(deps: ImageLibraryDeps, signature: string, rendition: Rendition): Promise<boolean> {
  const { storage, decoders, limits } = deps
  const original = await openOriginal(storage, signature)
  if (!original) return false
  const bytes = await buffer(original.body)
  await storeRenditions(
    storage,
    signature,
    await decoders.run('derive', { bytes, limits, renditions: [rendition] }),
  )
  return true
}

function checkBytes(bytes: Uint8Array, { maxBytes }: ImageLimits): void {
  if (bytes.length <= maxBytes) return
  const inMegabytes = (count: number) => (count / 1024 / 1024).toFixed(1)
  throw new ImageError(
    'IMAGE_TOO_LARGE',
    `The file has ${inMegabytes(bytes.length)} MB; the most we take is ${inMegabytes(maxBytes)} MB.`,
  )
}
