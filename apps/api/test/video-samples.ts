import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer } from 'node-av/api'
import { AV_LOG_QUIET, FF_ENCODER_AAC, FF_ENCODER_LIBVPX_VP8, FF_ENCODER_LIBX264 } from 'node-av/constants'
import { Log, type Packet } from 'node-av/lib'

Log.setLevel(AV_LOG_QUIET)

interface VideoShape {
  width: number
  height: number
  seconds: number
  kind?: 'mp4' | 'mov' | 'webm' | 'matroska'
  hasSound?: boolean
}

async function encoded(source: string, codec: 'x264' | 'vp8' | 'aac') {
  const demuxer = await Demuxer.open(source, { format: 'lavfi' })
  const stream = demuxer.streams[0]
  if (!stream) throw new Error('There is no test source.')
  const decoder = await Decoder.create(stream)
  const filter = FilterAPI.create(codec === 'aac' ? 'aformat=sample_fmts=fltp' : 'format=yuv420p')
  const encoder =
    codec === 'x264'
      ? await Encoder.create(FF_ENCODER_LIBX264, { filter, decoder, options: { preset: 'ultrafast' } })
      : await Encoder.create(codec === 'vp8' ? FF_ENCODER_LIBVPX_VP8 : FF_ENCODER_AAC, { filter, decoder })
  return {
    encoder,
    packets: encoder.packets(filter.frames(decoder.frames(demuxer.packets()))),
  }
}

async function* writable(packets: AsyncIterable<Packet | null>): AsyncGenerator<Packet> {
  for await (const packet of packets) if (packet) yield packet
}

/** A made-up moving picture as a file. */
export async function sampleVideo(shape: VideoShape): Promise<Buffer> {
  const { width, height, seconds, kind = 'mp4', hasSound = false } = shape
  const folder = await mkdtemp(join(tmpdir(), 'tessera-sample-video-'))
  try {
    const path = join(folder, 'sample')
    const muxer = await Muxer.open(path, { format: kind })
    const picture = await encoded(
      `testsrc2=size=${width}x${height}:rate=10:duration=${seconds}`,
      kind === 'webm' ? 'vp8' : 'x264',
    )
    const sound = hasSound ? await encoded(`sine=frequency=300:duration=${seconds}`, 'aac') : null
    const streams = [picture, ...(sound ? [sound] : [])].map((stream) => ({
      ...stream,
      index: muxer.addStream(stream.encoder),
    }))
    for (const { packets, index } of streams)
      for await (const packet of writable(packets)) await muxer.writePacket(packet, index)
    await muxer.close()
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
