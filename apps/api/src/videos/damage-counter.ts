import { VideoError } from './video-error.ts'

const MAX_DAMAGED_PACKETS = 100

/** Damaged pieces of a recording are left out; a file of nothing else is refused. */
export function damageCounter() {
  let damaged = 0
  return async <T>(work: Promise<T[]>): Promise<T[]> => {
    try {
      return await work
    } catch {
      damaged += 1
      if (damaged > MAX_DAMAGED_PACKETS)
        throw new VideoError('VIDEO_BROKEN', { key: 'refusal.video.damaged' })
      return []
    }
  }
}
