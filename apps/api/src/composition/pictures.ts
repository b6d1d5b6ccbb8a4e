import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import { createGuardedFetcher, type GuardedFetcher } from '../fetching/guarded-fetch.ts'
import { createDecoderPool, type DecoderPool } from '../images/decoder-pool.ts'
import { createImageLibrary, type ImageLibrary } from '../images/image-library.ts'
import { defaultImageLimits } from '../images/image-limits.ts'
import { createVisualIndex } from '../images/nearest.ts'
import type { VisualIndex } from '../images/visual-index.ts'
import { createFileStorage } from '../storage/file-storage.ts'
import { createS3Storage } from '../storage/s3-storage.ts'
import type { Storage } from '../storage/storage.ts'

export interface Pictures {
  storage: Storage
  images: ImageLibrary
  looks: VisualIndex
  decoders: DecoderPool
  fetcher: GuardedFetcher
  close(): Promise<void>
}

/** Stored bytes, in files or a bucket, and the pictures among them. */
export function openPictures(config: Config): Pictures {
  const { storage, closeStorage } = openStorage(config)
  const decoders = createDecoderPool()
  const fetcher = createGuardedFetcher()
  const looks = createVisualIndex()
  return {
    storage,
    decoders,
    looks,
    fetcher,
    images: createImageLibrary({ storage, decoders, limits: defaultImageLimits }),
    async close() {
      await decoders.close()
      await looks.close()
      await fetcher.close()
      await closeStorage()
    },
  }
}

function openStorage(config: Config): { storage: Storage; closeStorage(): Promise<void> } {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return {
      storage: createFileStorage(resolve(config.DATA_DIR, 'objects')),
      closeStorage: async () => undefined,
    }
  }
  const storage = createS3Storage({
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    pathStyle: S3_ENDPOINT !== undefined,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
  return { storage, closeStorage: () => storage.close() }
}
