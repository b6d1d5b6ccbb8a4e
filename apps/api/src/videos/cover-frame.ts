import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Encoder, FilterAPI } from 'node-av/api'
import { FF_ENCODER_PNG } from 'node-av/constants'
import type { Frame } from 'node-av/lib'
import { COVER_FILE } from './video-job.ts'

/** Writes the first frame at or behind a moment; what comes before it serves where the video ends earlier. */
export function coverWriter(folder: string, coverMs: number) {
  let kept: Frame | null = null
  let isWritten = false

  const write = async (frame: Frame): Promise<void> => {
    using toPixels = FilterAPI.create('format=rgb24', { threads: 1 })
    const [pixels] = await toPixels.processAll(frame)
    if (pixels) await writeFile(join(folder, COVER_FILE), await Encoder.encodeOne(FF_ENCODER_PNG, pixels))
    pixels?.free()
  }

  return {
    async see(frame: Frame, ms: number): Promise<void> {
      if (isWritten) return
      if (ms >= coverMs) {
        isWritten = true
        await write(frame)
      } else {
        kept?.free()
        kept = frame.clone()
      }
    },
    async finish(): Promise<void> {
      if (!isWritten && kept) await write(kept)
      kept?.free()
    },
  }
}
