import { fileURLToPath } from 'node:url'
import { processMedia } from '../videos/video-process.ts'
import type { SoundJob, TranscodedSound } from './sound-job.ts'

const CHILD = fileURLToPath(new URL('./sound-child.ts', import.meta.url))

/** Encodes the sound of a file in a process of its own. Rejects with VideoError for a file that is refused. */
export const processSound = (job: SoundJob, signal: AbortSignal): Promise<TranscodedSound> =>
  processMedia(CHILD, job, signal)
