import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Metadata } from 'sharp'
import type { ImageSize } from '@tessera/api-types/images/image-path'
import { createDecoderPool } from '../src/images/decoder-pool.ts'
import type { DecoderPool } from '../src/images/decoder-pool.ts'
import type { DerivedFormat } from '../src/images/image-format.ts'
import { createImageLibrary } from '../src/images/image-library.ts'
import type { ImageLibrary } from '../src/images/image-library.ts'
import { defaultImageLimits } from '../src/images/image-limits.ts'
import { createFileStorage } from '../src/storage/file-storage.ts'
import type { Storage } from '../src/storage/storage.ts'

export interface ImageWorkshop {
  decoders: DecoderPool
  storage: Storage
  library: ImageLibrary
  /** names of all files in the storage, unfinished ones too */
  filesLeft(): Promise<string[]>
  derived(
    signature: string,
    size: ImageSize,
    format?: DerivedFormat,
  ): Promise<{ contentType: string; bytes: Buffer; metadata: Metadata }>
  clear(): Promise<void>
  close(): Promise<void>
}

/** A real image library over a folder of its own, with warm decoders. */
export async function openImageWorkshop(): Promise<ImageWorkshop> {
  const root = await mkdtemp(join(tmpdir(), 'tessera-images-'))
  const decoders = createDecoderPool()
  await decoders.warm()
  const storage = createFileStorage(root)
  const library = createImageLibrary({ storage, decoders, limits: defaultImageLimits })
  const clear = () => rm(root, { recursive: true, force: true })
  return {
    decoders,
    storage,
    library,
    clear,
    async filesLeft() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
    },
    async derived(signature, size, format = 'jpeg') {
      const found = await library.deriveImage(signature, size, format)
      if (!found) throw new Error(`no ${size} of ${signature}`)
      const bytes = await buffer(found.body)
      return { contentType: found.contentType, bytes, metadata: await sharp(bytes).metadata() }
    },
    async close() {
      await decoders.close()
      await clear()
    },
  }
}
