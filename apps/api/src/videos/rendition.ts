import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Encoder, FilterAPI, type Decoder } from 'node-av/api'
import { FF_ENCODER_LIBX264 } from 'node-av/constants'
import type { Frame, Packet } from 'node-av/lib'
import { bitRates } from './master-playlist.ts'
import { openOutputs, type RenditionOutputs } from './rendition-outputs.ts'
import type { Pixels, TranscodedVideo } from './video-job.ts'

const FRAMES_PER_SECOND = 30
/** Streams can be changed and cut only where a picture stands on its own. */
const SECONDS_BETWEEN_KEYFRAMES = 2

interface Settings {
  name: '720p' | '360p'
  size: Pixels
  folder: string
  decoder: Decoder
  upright: readonly string[]
  sound: Encoder | null
  isWhole: boolean
}

/** One height of a video, written while its source is decoded. */
export class Rendition {
  readonly #settings: Settings
  readonly #filter: FilterAPI
  readonly #encoder: Encoder
  readonly #outputs: RenditionOutputs

  private constructor(settings: Settings, filter: FilterAPI, encoder: Encoder, outputs: RenditionOutputs) {
    this.#settings = settings
    this.#filter = filter
    this.#encoder = encoder
    this.#outputs = outputs
  }

  static async open(settings: Settings): Promise<Rendition> {
    const { size, upright, decoder } = settings
    const scale = `scale=${size.width}:${size.height}:flags=bicubic`
    const steps = [...upright, scale, 'setsar=1', `fps=${FRAMES_PER_SECOND}`, 'format=yuv420p']
    const filter = FilterAPI.create(steps.join(','), { threads: 1 })
    const picture = await Encoder.create(FF_ENCODER_LIBX264, {
      filter,
      decoder,
      gopSize: FRAMES_PER_SECOND * SECONDS_BETWEEN_KEYFRAMES,
      threadCount: 2,
      options: { preset: 'veryfast', profile: 'high', crf: 24, 'x264-params': 'scenecut=0:log-level=none' },
    })
    return new Rendition(settings, filter, picture, await openOutputs({ ...settings, picture }))
  }

  /** @param onScaled called with each frame as this rendition shows it */
  async addFrame(frame: Frame, onScaled?: (scaled: Frame) => Promise<void>): Promise<void> {
    for (const scaled of await this.#filter.processAll(frame)) {
      await onScaled?.(scaled)
      await this.#encodeScaled(scaled)
    }
  }

  addSound(packets: readonly Packet[]): Promise<void> {
    return this.#outputs.write(packets, 'sound')
  }

  async finish(): Promise<TranscodedVideo['renditions'][number]> {
    const { name, size, sound, folder } = this.#settings
    await this.#filter.flush()
    for await (const scaled of this.#filter.flushFrames()) await this.#encodeScaled(scaled)
    await this.#encode(null)
    await this.#outputs.close()
    const rates = bitRates(await readFile(join(folder, `${name}.m3u8`), 'utf8'))
    // Profile high at level 4.0, the most that a rendition needs, and the usual kind of AAC.
    return { name, ...size, codecs: sound ? 'avc1.640028,mp4a.40.2' : 'avc1.640028', ...rates }
  }

  async #encodeScaled(scaled: Frame): Promise<void> {
    await this.#encode(scaled)
    scaled.free()
  }

  async #encode(frame: Frame | null): Promise<void> {
    const packets = await this.#encoder.encodeAll(frame)
    await this.#outputs.write(packets, 'picture')
    for (const packet of packets) packet.free()
  }
}
