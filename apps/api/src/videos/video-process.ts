import type { Reason } from '@tessera/api-types/error-texts'
import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { isVideoErrorCode, VideoCrash, VideoError } from './video-error.ts'
import type { ChildReply, TranscodedVideo, VideoJob } from './video-job.ts'
import type { VideoLimits } from './video-limits.ts'

const VIDEO_CHILD = fileURLToPath(new URL('./video-child.ts', import.meta.url))
const MEMORY_CHECK_MS = 100
/** `ulimit -f` counts blocks of this many bytes. */
const BLOCK_BYTES = 512

/** The shell sets what the process may use and becomes it: processor time, written bytes, and least priority. */
const LIMITED = 'ulimit -t "$1" && ulimit -f "$2" && ulimit -c 0 && shift 2 && exec nice -n 10 "$@"'

interface LimitedJob {
  /** the only one it may write to */
  folder: string
  limits: VideoLimits
}

/** Makes the renditions of a video. Rejects as `processMedia` does. */
export const processVideo = (job: VideoJob, signal: AbortSignal): Promise<TranscodedVideo> =>
  processMedia(VIDEO_CHILD, job, signal)

/**
 * Works on a file in a process of its own, which may neither start others nor, from JavaScript, write anywhere else.
 * Rejects with VideoError for a file that is refused or brings the process down.
 */
export async function processMedia<R>(module: string, job: LimitedJob, signal: AbortSignal): Promise<R> {
  signal.throwIfAborted()
  const child = startChild(module, job)
  const stop = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  const watch = watchChild(child, job)
  try {
    const [code, reply] = await Promise.all([
      new Promise<number | null>((resolve, reject) => {
        child.once('exit', resolve)
        child.once('error', reject)
      }),
      child.stdout ? text(child.stdout) : '',
    ])
    signal.throwIfAborted()
    if (watch.refusal) throw watch.refusal
    if (code !== 0) throw new VideoCrash()
    return resultOf(JSON.parse(reply) as ChildReply<R>)
  } finally {
    watch.end()
    signal.removeEventListener('abort', stop)
  }
}

function startChild(module: string, job: LimitedJob): ChildProcess {
  const { cpuSeconds, maxOutputBytes } = job.limits
  const limits = [String(cpuSeconds), String(Math.ceil(maxOutputBytes / BLOCK_BYTES))]
  const node = [
    process.execPath,
    '--permission',
    '--allow-fs-read=*',
    `--allow-fs-write=${job.folder}`,
    '--allow-addons',
    '--max-old-space-size=128',
    '--disable-warning=SecurityWarning',
  ]
  return spawn('/bin/sh', ['-c', LIMITED, 'video', ...limits, ...node, module, JSON.stringify(job)], {
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** Ends a process that takes too long or swells. */
function watchChild(child: ChildProcess, { limits }: LimitedJob) {
  const state: { refusal: VideoError | null; end(): void } = { refusal: null, end: () => undefined }
  const refuse = (reason: Reason): void => {
    state.refusal ??= new VideoError('VIDEO_TOO_COMPLEX', reason)
    child.kill('SIGKILL')
  }
  const clock = setTimeout(() => refuse({ key: 'refusal.video.slow' }), limits.timeoutMs)
  const scale = setInterval(() => {
    void residentBytes(child.pid).then((bytes) => {
      if (bytes > limits.memoryBytes) refuse({ key: 'refusal.video.memory' })
    })
  }, MEMORY_CHECK_MS)
  state.end = () => {
    clearTimeout(clock)
    clearInterval(scale)
  }
  return state
}

/** 0 where the system does not tell. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}

function resultOf<R>(reply: ChildReply<R>): R {
  if (reply.outcome === 'done') return reply.result
  throw new VideoError(isVideoErrorCode(reply.code) ? reply.code : 'VIDEO_BROKEN', reply.reason)
}
