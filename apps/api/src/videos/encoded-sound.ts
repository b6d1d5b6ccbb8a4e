import { Decoder, Encoder, FilterAPI } from 'node-av/api'
import { FF_ENCODER_AAC } from 'node-av/constants'
import type { Frame, Packet, Stream } from 'node-av/lib'

/** The sound of a video, encoded anew once for all renditions. */
export interface EncodedSound {
  encoder: Encoder
  add(packet: Packet): Promise<Packet[]>
  finish(): Promise<Packet[]>
}

export async function openSound(stream: Stream, bitrate: `${number}k` = '128k'): Promise<EncodedSound> {
  const decoder = await Decoder.create(stream, { threadCount: 1 })
  const filter = FilterAPI.create('aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=stereo', {
    threads: 1,
  })
  const encoder = await Encoder.create(FF_ENCODER_AAC, { filter, bitrate })
  const encode = async (frames: readonly Frame[]): Promise<Packet[]> => {
    const packets: Packet[] = []
    for (const frame of frames) {
      packets.push(...(await encoder.encodeAll(frame)))
      frame.free()
    }
    return packets
  }
  const convert = async (frames: readonly Frame[]): Promise<Frame[]> => {
    const converted: Frame[] = []
    for (const frame of frames) {
      converted.push(...(await filter.processAll(frame)))
      frame.free()
    }
    return converted
  }
  return {
    encoder,
    add: async (packet) => encode(await convert(await decoder.decodeAll(packet))),
    async finish() {
      const last = await convert(await decoder.decodeAll(null))
      await filter.flush()
      for await (const frame of filter.flushFrames()) last.push(frame)
      return [...(await encode(last)), ...(await encoder.encodeAll(null))]
    },
  }
}
