import type { Decoder, Encoder } from 'node-av/api'
import { AV_FRAME_DATA_DISPLAYMATRIX } from 'node-av/constants'
import type { Frame, Packet } from 'node-av/lib'
import { coverWriter } from './cover-frame.ts'
import { checkDuration, checkSize } from './open-video.ts'
import { Rendition } from './rendition.ts'
import { uprightFilters } from './rotation.ts'
import { VideoError } from './video-error.ts'
import type { Pixels, TranscodedVideo, VideoJob } from './video-job.ts'

const SIDES = { '720p': 720, '360p': 360 } as const
/** How long the last picture stands. */
const LAST_FRAME_MS = 1000 / 30

const even = (length: number): number => Math.max(2, 2 * Math.round(length / 2))

/** Even pixels, as encoders want them, with the shorter side at most `side`; never enlarged. */
function renditionSize({ width, height }: Pixels, side: number): Pixels {
  const scale = Math.min(1, side / Math.min(width, height))
  return { width: even(width * scale), height: even(height * scale) }
}

interface Source {
  decoder: Decoder
  /** seconds of one unit of a frame's time */
  timeBase: { num: number; den: number }
  sound: Encoder | null
}

/** Takes decoded frames and encoded sound; the first frame decides what is made of them. */
export class VideoWriter {
  readonly #job: VideoJob
  readonly #source: Source
  readonly #cover
  #renditions: Rendition[] = []
  #startMs: number | null = null
  #endMs = 0

  constructor(job: VideoJob, source: Source) {
    this.#job = job
    this.#source = source
    this.#cover = coverWriter(job.folder, job.coverMs)
  }

  /** Throws VideoError for a frame that is not as the headers promised. */
  async addFrame(frame: Frame): Promise<void> {
    const { num, den } = this.#source.timeBase
    const atMs = (Number(frame.pts) * num * 1000) / den
    this.#startMs ??= atMs
    this.#endMs = Math.max(this.#endMs, atMs - this.#startMs)
    checkSize(frame, this.#job.limits)
    checkDuration(this.#endMs, this.#job.limits)
    if (this.#renditions.length === 0) this.#renditions = await this.#openRenditions(frame)
    const [first, ...others] = this.#renditions
    await first?.addFrame(frame, (scaled) => this.#cover.see(scaled, this.#endMs))
    for (const other of others) await other.addFrame(frame)
  }

  /** Whether a frame has come; before that sound may not even be encoded. */
  get isOpen(): boolean {
    return this.#renditions.length > 0
  }

  async addSound(packets: readonly Packet[]): Promise<void> {
    for (const rendition of this.#renditions) await rendition.addSound(packets)
    for (const packet of packets) packet.free()
  }

  async finish(): Promise<Omit<TranscodedVideo, 'isAiMarked'>> {
    if (this.#renditions.length === 0) throw new VideoError('VIDEO_BROKEN', { key: 'refusal.video.empty' })
    const renditions = []
    for (const rendition of this.#renditions) renditions.push(await rendition.finish())
    await this.#cover.finish()
    return { durationMs: Math.round(this.#endMs + LAST_FRAME_MS), renditions }
  }

  #openRenditions(frame: Frame): Promise<Rendition[]> {
    const upright = uprightFilters(frame.getSideData(AV_FRAME_DATA_DISPLAYMATRIX))
    const shown = shownSize(frame)
    const isTurned = upright.some((filter) => filter.startsWith('transpose'))
    const seen = isTurned ? { width: shown.height, height: shown.width } : shown
    const { folder } = this.#job
    const { decoder, sound } = this.#source
    const opening = (['720p', '360p'] as const).map((name) => {
      const size = renditionSize(seen, SIDES[name])
      return Rendition.open({ name, size, folder, decoder, upright, sound, isWhole: name === '720p' })
    })
    return Promise.all(opening)
  }
}

/** Pixels that are not square are widened. */
function shownSize({ width, height, sampleAspectRatio: { num, den } }: Frame): Pixels {
  const ratio = num > 0 && den > 0 ? Math.min(4, Math.max(0.25, num / den)) : 1
  return { width: Math.round(width * ratio), height }
}
