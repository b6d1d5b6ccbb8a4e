import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import { createGuardedFetcher, type GuardedFetcher } from '../fetching/guarded-fetch.ts'
import { createDecoderPool, type DecoderPool } from '../images/decoder-pool.ts'
import { createImageLibrary, type ImageLibrary } from '../images/image-library.ts'
import { defaultImageLimits } from '../images/image-limits.ts'
import { createVisualIndex } from '../images/nearest.ts'
import type { VisualIndex } from '../images/visual-index.ts'
import { createFileStorage, sweepUnfinished } from '../storage/file-storage.ts'
import { createS3Storage } from '../storage/s3-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { createSoundLibrary, defaultSoundLimits, type SoundLibrary } from '../sounds/sound-library.ts'
import { createVideoLibrary, type VideoLibrary } from '../videos/video-library.ts'
import { defaultVideoLimits } from '../videos/video-limits.ts'

export interface Pictures {
  storage: Storage
  images: ImageLibrary
  videos: VideoLibrary
  sounds: SoundLibrary
  visualIndex: VisualIndex
  decoders: DecoderPool
  fetcher: GuardedFetcher
  /** What can wait until the server listens: decoders get ready, writes that a crash cut off are removed. */
  settle(now: Date): Promise<void>
  close(): Promise<void>
}

/** Stored bytes, in files or a bucket, and the pictures among them. */
export function openPictures(config: Config): Pictures {
  const { storage, sweep, closeStorage } = openStorage(config)
  const decoders = createDecoderPool()
  const fetcher = createGuardedFetcher()
  const visualIndex = createVisualIndex()
  const images = createImageLibrary({ storage, decoders, limits: defaultImageLimits })
  const videos = createVideoLibrary({ storage, images, limits: defaultVideoLimits })
  const sounds = createSoundLibrary({ storage, limits: defaultSoundLimits })
  return {
    storage,
    decoders,
    visualIndex,
    fetcher,
    images,
    videos,
    sounds,
    async settle(now) {
      await decoders.warm()
      await sweep(now)
    },
    async close() {
      videos.close()
      sounds.close()
      await decoders.close()
      await visualIndex.close()
      await fetcher.close()
      await closeStorage()
    },
  }
}

interface OpenStorage {
  storage: Storage
  sweep(now: Date): Promise<unknown>
  closeStorage(): Promise<void>
}

export function openStorage(config: Config): OpenStorage {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const root = resolve(config.DATA_DIR, 'objects')
    return {
      storage: createFileStorage(root),
      sweep: (now) => sweepUnfinished(root, now.getTime()),
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
  return { storage, sweep: async () => undefined, closeStorage: () => storage.close() }
}
