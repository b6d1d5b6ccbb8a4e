import { Log } from 'node-av/lib'
import { AV_LOG_QUIET } from 'node-av/constants'
import { transcodeVideo } from './transcode-video.ts'
import { VideoError } from './video-error.ts'
import type { ChildReply, TranscodedVideo, VideoJob } from './video-job.ts'

Log.setLevel(AV_LOG_QUIET)

const say = (reply: ChildReply<TranscodedVideo>): void => void process.stdout.write(JSON.stringify(reply))

const job = JSON.parse(process.argv[2] ?? '') as VideoJob
try {
  say({ outcome: 'done', result: await transcodeVideo(job) })
} catch (error) {
  if (!(error instanceof VideoError)) throw error
  say({ outcome: 'refused', code: error.code, detail: error.detail })
}
