import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { musicPath, MUSIC_MAX_BYTES, MUSIC_MAX_MS } from '@tessera/api-types/music/music-files'
import { contentTypeOfKey } from '../storage/storage-key.ts'
import type { Storage } from '../storage/storage.ts'
import { defaultVideoLimits, type VideoLimits } from '../videos/video-limits.ts'
import { SOUND_FILE, type SoundJob, type TranscodedSound } from './sound-job.ts'
import { fileURLToPath } from 'node:url'
import { processMedia } from '../videos/video-process.ts'

export interface IngestedSound {
  /** MD5 of the stored sound. */
  signature: string
  durationMs: number
}

export interface SoundLibrary {
  /** Encodes a file anew and stores its sound. Throws VideoError and then leaves nothing behind. */
  ingest(file: AsyncIterable<Uint8Array>): Promise<IngestedSound>
  /** Ends what is being worked on. */
  close(): void
}

/** The request with the file waits for its end: no longer than connections do. */
export const defaultSoundLimits: VideoLimits = {
  ...defaultVideoLimits,
  maxBytes: MUSIC_MAX_BYTES,
  maxMs: MUSIC_MAX_MS,
  timeoutMs: 25_000,
  cpuSeconds: 60,
  memoryBytes: 512 * 1024 * 1024,
  maxOutputBytes: 64 * 1024 * 1024,
}

const BITRATE = '128k'

/** Where the sounds of tracks lie. */
export const MUSIC_FOLDER = 'music'
export const soundKey = (signature: string): string => musicPath(signature).slice(1)
export const signatureOfSoundKey = (key: string): string | null =>
  /\/([0-9a-f]{32})\.m4a$/.exec(key)?.[1] ?? null

export async function storeSound(storage: Storage, sound: Uint8Array): Promise<string> {
  const signature = createHash('md5').update(sound).digest('hex')
  const key = soundKey(signature)
  await storage.put(key, sound, { contentType: contentTypeOfKey(key) })
  return signature
}

export function createSoundLibrary({
  storage,
  limits,
}: {
  storage: Storage
  limits: VideoLimits
}): SoundLibrary {
  const closing = new AbortController()
  return {
    async ingest(file) {
      const folder = await mkdtemp(join(tmpdir(), 'tessera-sound-'))
      try {
        const input = join(folder, 'source')
        await pipeline(file, createWriteStream(input, { mode: 0o600 }), { signal: closing.signal })
        const { durationMs } = await processSound({ input, folder, bitrate: BITRATE, limits }, closing.signal)
        return { signature: await storeSound(storage, await readFile(join(folder, SOUND_FILE))), durationMs }
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    close: () => closing.abort(),
  }
}

const CHILD = fileURLToPath(new URL('./sound-child.ts', import.meta.url))

/** Encodes the sound of a file in a process of its own. Rejects with VideoError for a file that is refused. */
export const processSound = (job: SoundJob, signal: AbortSignal): Promise<TranscodedSound> =>
  processMedia(CHILD, job, signal)
