import { Log } from 'node-av/lib'
import { AV_LOG_QUIET } from 'node-av/constants'
import { VideoError } from '../videos/video-error.ts'
import type { ChildReply } from '../videos/video-job.ts'
import type { SoundJob, TranscodedSound } from './sound-job.ts'
import { transcodeSound } from './transcode-sound.ts'

Log.setLevel(AV_LOG_QUIET)

const say = (reply: ChildReply<TranscodedSound>): void => void process.stdout.write(JSON.stringify(reply))

const job = JSON.parse(process.argv[2] ?? '') as SoundJob
try {
  say({ outcome: 'done', result: await transcodeSound(job) })
} catch (error) {
  if (!(error instanceof VideoError)) throw error
  say({ outcome: 'refused', code: error.code, detail: error.detail })
}
