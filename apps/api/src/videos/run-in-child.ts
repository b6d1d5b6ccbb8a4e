import { AV_LOG_QUIET } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { VideoError } from './video-error.ts'
import type { ChildReply } from './video-job.ts'

/** All that a process does that `processMedia` starts: the work on the file that it is handed, and one reply. */
export async function runInChild<Job, Result>(work: (job: Job) => Promise<Result>): Promise<void> {
  Log.setLevel(AV_LOG_QUIET)
  const reply = (said: ChildReply<Result>): void => void process.stdout.write(JSON.stringify(said))
  try {
    reply({ outcome: 'done', result: await work(JSON.parse(process.argv[2] ?? '') as Job) })
  } catch (error) {
    if (!(error instanceof VideoError)) throw error
    reply({ outcome: 'refused', code: error.code, reason: error.reason })
  }
}
