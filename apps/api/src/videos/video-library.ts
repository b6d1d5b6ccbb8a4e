import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { videoFiles, type VideoFile } from '@tessera/api-types/videos/video-files'
import type { ImageLibrary, IngestedImage } from '../images/image-library.ts'
import { contentTypeOfKey } from '../storage/storage-key.ts'
import type { Storage } from '../storage/storage.ts'
import { masterPlaylist } from './master-playlist.ts'
import { namedCover } from './named-cover.ts'
import { VideoError } from './video-error.ts'
import { COVER_FILE, type TranscodedVideo } from './video-job.ts'
import { keysOfVideo, videoKey } from './video-keys.ts'
import type { VideoLimits } from './video-limits.ts'
import { processVideo } from './video-process.ts'

export interface IngestedVideo {
  /** The picture that stands for the video; its signature is that of the video. */
  cover: IngestedImage
  durationMs: number
  width: number
  height: number
  mobileWidth: number
  mobileHeight: number
}

export interface VideoSource {
  /** Keys of the stored parts, in order. */
  parts: readonly string[]
  coverMs: number
  /** Whose video it is: two people's uploads of one file are two videos. */
  ownerId: string
}

export interface VideoLibrary {
  /** Makes and stores the renditions of an upload. Throws VideoError or ImageError and then leaves nothing behind. */
  ingest(source: VideoSource): Promise<IngestedVideo>
  removeVideo(signature: string): Promise<void>
  /** Ends what is being worked on, which can be begun anew. */
  close(): void
}

interface VideoLibraryDeps {
  storage: Storage
  images: ImageLibrary
  limits: VideoLimits
}

export function createVideoLibrary(deps: VideoLibraryDeps): VideoLibrary {
  const closing = new AbortController()
  const removeVideo = async (signature: string): Promise<void> => {
    await Promise.all(keysOfVideo(signature).map((key) => deps.storage.delete(key)))
  }
  return {
    removeVideo,
    async ingest(source) {
      const folder = await mkdtemp(join(tmpdir(), 'tessera-video-'))
      try {
        return await ingestIn(folder, source, deps, closing.signal)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    close: () => closing.abort(),
  }
}

async function ingestIn(
  folder: string,
  { parts, coverMs, ownerId }: VideoSource,
  { storage, images, limits }: VideoLibraryDeps,
  signal: AbortSignal,
): Promise<IngestedVideo> {
  const input = join(folder, 'source')
  const hash = createHash('md5')
  await pipeline(partsOf(parts, storage, hash), createWriteStream(input, { mode: 0o600 }), { signal })
  const video = await processVideo({ input, folder, coverMs, limits }, signal)
  const cover = await images.ingest(await readCover(folder, `${hash.digest('hex')} ${ownerId}`))
  await storeFiles(folder, cover.signature, video, storage)
  const [whole, mobile] = [video.renditions[0], video.renditions.at(-1)]
  if (!whole || !mobile) throw new VideoError('VIDEO_BROKEN', { key: 'refusal.video.empty' })
  return {
    // The cover is drawn anew; what the file states of the video is true of it.
    cover: { ...cover, isAiMarked: video.isAiMarked },
    durationMs: video.durationMs,
    width: whole.width,
    height: whole.height,
    mobileWidth: mobile.width,
    mobileHeight: mobile.height,
  }
}

async function* partsOf(
  keys: readonly string[],
  storage: Storage,
  hash: { update(chunk: Uint8Array): unknown },
): AsyncGenerator<Uint8Array> {
  for (const key of keys) {
    const part = await storage.get(key)
    if (!part) throw new VideoError('VIDEO_BROKEN', { key: 'refusal.video.partMissing' })
    for await (const chunk of part.body as AsyncIterable<Uint8Array>) {
      hash.update(chunk)
      yield chunk
    }
  }
}

async function readCover(folder: string, name: string): Promise<Uint8Array> {
  const png = await readFile(join(folder, COVER_FILE)).catch(() => {
    throw new VideoError('VIDEO_BROKEN', { key: 'refusal.video.empty' })
  })
  return namedCover(png, name)
}

/** All files of a video or none; a video that was whole before stays so. */
async function storeFiles(
  folder: string,
  signature: string,
  { renditions }: TranscodedVideo,
  storage: Storage,
): Promise<void> {
  const playlists: Partial<Record<VideoFile, string>> = {
    'all.m3u8': masterPlaylist(renditions),
    'mobile.m3u8': masterPlaylist(renditions.slice(-1)),
  }
  const stored = await Promise.all(keysOfVideo(signature).map((key) => storage.exists(key)))
  try {
    for (const file of videoFiles) {
      const key = videoKey(signature, file)
      const playlist = playlists[file]
      const body = playlist === undefined ? createReadStream(join(folder, file)) : Buffer.from(playlist)
      await storage.put(key, body, { contentType: contentTypeOfKey(key) })
    }
  } catch (error) {
    if (!stored.every(Boolean))
      await Promise.allSettled(keysOfVideo(signature).map((key) => storage.delete(key)))
    throw error
  }
}
