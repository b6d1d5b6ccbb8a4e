import { join } from 'node:path'
import { Muxer, type Encoder } from 'node-av/api'
import type { Packet } from 'node-av/lib'

const SEGMENT_SECONDS = 4

interface Settings {
  /** of the files, without their extensions */
  name: string
  folder: string
  /** also as a file of its own, for who cannot stream */
  isWhole: boolean
  picture: Encoder
  sound: Encoder | null
}

export interface RenditionOutputs {
  write(packets: readonly Packet[], stream: 'picture' | 'sound'): Promise<void>
  close(): Promise<void>
}

/** The files that one height of a video goes to. */
export async function openOutputs({
  name,
  folder,
  isWhole,
  picture,
  sound,
}: Settings): Promise<RenditionOutputs> {
  const muxers = [await openStream(join(folder, `${name}.m3u8`))]
  if (isWhole)
    muxers.push(await Muxer.open(join(folder, `${name}.mp4`), { options: { movflags: '+faststart' } }))
  const outputs = muxers.map((muxer) => ({
    muxer,
    picture: muxer.addStream(picture),
    sound: sound && muxer.addStream(sound),
  }))
  return {
    async write(packets, stream) {
      for (const packet of packets) {
        for (const { muxer, [stream]: index } of outputs) {
          using copy = packet.clone()
          if (copy && index !== null) await muxer.writePacket(copy, index)
        }
      }
    },
    async close() {
      for (const muxer of muxers) await muxer.close()
    },
  }
}

const openStream = (path: string): Promise<Muxer> =>
  Muxer.open(path, {
    format: 'hls',
    options: {
      hls_segment_type: 'fmp4',
      hls_flags: 'single_file',
      hls_playlist_type: 'vod',
      hls_time: SEGMENT_SECONDS,
    },
  })
