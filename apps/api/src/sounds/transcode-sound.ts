import { join } from 'node:path'
import { Demuxer, Muxer } from 'node-av/api'
import type { Packet, Stream } from 'node-av/lib'
import { damageCounter } from '../videos/damage-counter.ts'
import { openSound } from '../videos/encoded-sound.ts'
import { checkDuration, SOUND_DECODERS } from '../videos/open-video.ts'
import { VideoError } from '../videos/video-error.ts'
import { SOUND_FILE, type SoundJob, type TranscodedSound } from './sound-job.ts'

/** Containers that are one file, and that music comes in. */
const CONTAINERS = 'mp3,mov,mp4,m4a,3gp,3g2,mj2,ogg,wav,flac'
const SAMPLES_PER_SECOND = 48_000

const unsupported = (): never => {
  throw new VideoError('VIDEO_TYPE_UNSUPPORTED', { key: 'field.music.type' })
}

async function openFile({ input, limits }: SoundJob): Promise<{ demuxer: Demuxer; sound: Stream }> {
  const demuxer = await Demuxer.open(input, {
    options: {
      format_whitelist: CONTAINERS,
      codec_whitelist: SOUND_DECODERS,
      protocol_whitelist: 'file',
      max_streams: limits.maxStreams,
      probesize: 5_000_000,
      analyzeduration: 5_000_000,
    },
  }).catch(unsupported)
  const sound = demuxer.audio() ?? unsupported()
  checkDuration(demuxer.duration * 1000, limits)
  return { demuxer, sound }
}

/** Encodes the sound of a file anew, and leaves all else behind. Runs in a sound process only. Throws VideoError. */
export async function transcodeSound(job: SoundJob): Promise<TranscodedSound> {
  const { demuxer, sound } = await openFile(job)
  const voice = await openSound(sound, job.bitrate).catch(unsupported)
  const muxer = await Muxer.open(join(job.folder, SOUND_FILE), {
    format: 'mp4',
    options: { movflags: '+faststart' },
  })
  const index = muxer.addStream(voice.encoder)
  let durationMs = 0
  const write = async (packets: readonly Packet[]): Promise<void> => {
    for (const packet of packets) {
      durationMs += (Number(packet.duration) * 1000) / SAMPLES_PER_SECOND
      checkDuration(durationMs, job.limits)
      await muxer.writePacket(packet, index)
      packet.free()
    }
  }
  const tolerate = damageCounter()
  for await (const packet of demuxer.packets()) {
    if (!packet) break
    if (packet.streamIndex === sound.index) await write(await tolerate(voice.add(packet)))
    packet.free()
  }
  await write(await tolerate(voice.finish()))
  if (durationMs === 0) throw new VideoError('VIDEO_BROKEN', { key: 'refusal.video.empty' })
  await muxer.close()
  return { durationMs: Math.round(durationMs) }
}
