import { Decoder } from 'node-av/api'
import type { Frame, Packet } from 'node-av/lib'
import { isMadeByModel } from '../images/ai-mark.ts'
import { damageCounter } from './damage-counter.ts'
import { openSound } from './encoded-sound.ts'
import { openVideo } from './open-video.ts'
import { VideoError } from './video-error.ts'
import type { TranscodedVideo, VideoJob } from './video-job.ts'
import { readVideoMetadata } from './video-metadata.ts'
import { VideoWriter } from './video-writer.ts'

/** Of sound before the first picture: some ten seconds. */
const MAX_EARLY_PACKETS = 600

/** Decodes a file once and writes every rendition beside each other. Runs in a video process only. Throws VideoError. */
export async function transcodeVideo(job: VideoJob): Promise<TranscodedVideo> {
  const { demuxer, picture, sound } = await openVideo(job.input, job.limits)
  const decoder = await Decoder.create(picture, {
    threadCount: 2,
    options: { max_pixels: String(job.limits.maxPixels) },
  }).catch(() => unsupported())
  // A video whose sound nobody knows is shown without.
  const voice = sound ? await openSound(sound).catch(() => null) : null
  const writer = new VideoWriter(job, {
    decoder,
    timeBase: picture.timeBase,
    sound: voice?.encoder ?? null,
  })
  const addFrames = async (frames: readonly Frame[]): Promise<void> => {
    for (const frame of frames) {
      await writer.addFrame(frame)
      frame.free()
    }
  }
  const tolerate = damageCounter()
  const early: Packet[] = []
  const addSound = async (packet: Packet): Promise<void> => {
    const kept = packet.clone()
    if (kept) early.push(kept)
    if (early.length > MAX_EARLY_PACKETS) throw new VideoError('VIDEO_BROKEN', { key: 'refusal.video.late' })
    if (!voice || !writer.isOpen) return
    for (const next of early.splice(0)) {
      await writer.addSound(await tolerate(voice.add(next)))
      next.free()
    }
  }
  for await (const packet of demuxer.packets()) {
    if (!packet) break
    if (packet.streamIndex === picture.index) await addFrames(await tolerate(decoder.decodeAll(packet)))
    else if (voice && packet.streamIndex === sound?.index) await addSound(packet)
    packet.free()
  }
  await addFrames(await tolerate(decoder.decodeAll(null)))
  if (voice && writer.isOpen) await writer.addSound(await tolerate(voice.finish()))
  return { ...(await writer.finish()), isAiMarked: isMadeByModel(await readVideoMetadata(job.input)) }
}

const unsupported = (): never => {
  throw new VideoError('VIDEO_TYPE_UNSUPPORTED', { key: 'refusal.video.encoding' })
}
