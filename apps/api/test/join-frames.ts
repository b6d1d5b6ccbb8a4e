import { join } from 'node:path'
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api'
import { FF_ENCODER_LIBX264 } from 'node-av/constants'

const FRAMES_A_SECOND = '12'
const MOTION = 'minterpolate=fps=24:mi_mode=mci:mc_mode=aobmc:vsbmc=1,format=yuv420p'

/** Makes an MP4 without sound of 0.png, 1.png and so on in a folder: 12 frames a second become 24. */
export async function joinFrames(folder: string, target: string, crf: string): Promise<void> {
  const demuxer = await Demuxer.open(join(folder, '%d.png'), {
    format: 'image2',
    options: { framerate: FRAMES_A_SECOND },
  })
  const stream = demuxer.streams[0]
  if (!stream) throw new Error('There are no frames.')
  const decoder = await Decoder.create(stream)
  const filter = FilterAPI.create(MOTION)
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    filter,
    decoder,
    options: { preset: 'veryslow', crf: Number(crf) },
  })
  const muxer = await Muxer.open(target, { format: 'mp4', options: { movflags: '+faststart' } })
  const index = muxer.addStream(encoder)
  for await (const packet of encoder.packets(filter.frames(decoder.frames(demuxer.packets()))))
    if (packet) await muxer.writePacket(packet, index)
  await muxer.close()
}
