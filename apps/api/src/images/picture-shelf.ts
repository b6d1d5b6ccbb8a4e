import type { Storage, StoredObject, StoredStat } from '../storage/storage.ts'
import type { DecodedPicture, RenderedImage } from './decoder-jobs.ts'
import { mimeOfFormat } from './image-format.ts'
import type { OriginalFormat } from './image-format.ts'
import { derivedKey, originalKey } from './image-sizes.ts'

const originalFormats = ['jpeg', 'png'] as const satisfies readonly OriginalFormat[]

/** Stores a whole picture or nothing. The original goes last: where it lies, the picture is whole. */
export async function storePicture(
  storage: Storage,
  signature: string,
  { original, renditions }: DecodedPicture,
): Promise<void> {
  const key = originalKey(signature, original.format)
  try {
    await storeRenditions(storage, signature, renditions)
    await storage.put(key, original.bytes, { contentType: mimeOfFormat[original.format] })
  } catch (error) {
    const keys = [key, ...renditions.map(({ size, format }) => derivedKey(signature, size, format))]
    await Promise.allSettled(keys.map((written) => storage.delete(written)))
    throw error
  }
}

/** Puts an original that is there already once more: as young as a new one, no sweep takes it. */
export const renewOriginal = (
  storage: Storage,
  signature: string,
  { format, bytes }: DecodedPicture['original'],
): Promise<void> => storage.put(originalKey(signature, format), bytes, { contentType: mimeOfFormat[format] })

/** Waits for every write, also when one of them fails. */
export async function storeRenditions(
  storage: Storage,
  signature: string,
  renditions: readonly RenderedImage[],
): Promise<void> {
  const writes = await Promise.allSettled(
    renditions.map(({ size, format, bytes }) =>
      storage.put(derivedKey(signature, size, format), bytes, { contentType: mimeOfFormat[format] }),
    ),
  )
  const failed = writes.find((write) => write.status === 'rejected')
  if (failed) throw failed.reason
}

export async function statOriginal(storage: Storage, signature: string): Promise<StoredStat | undefined> {
  const found = await Promise.all(
    originalFormats.map((format) => storage.stat(originalKey(signature, format))),
  )
  return found.find((stat) => stat !== undefined)
}

export async function openOriginal(storage: Storage, signature: string): Promise<StoredObject | undefined> {
  for (const format of originalFormats) {
    const found = await storage.get(originalKey(signature, format))
    if (found) return found
  }
  return undefined
}
