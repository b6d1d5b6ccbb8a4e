import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DecoderReply, DecoderRequest } from './decoder-jobs.ts'
import { ImageError } from './image-error.ts'

export interface DecoderSettings {
  /** for one picture */
  timeoutMs: number
  /** of one process; it ends itself above */
  memoryBytes: number
}

interface Task {
  resolve(answer: unknown): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

const CHILD = fileURLToPath(new URL('./decoder-child.ts', import.meta.url))

/** One process that does nothing but decode pictures, one at a time, without rights to write or start anything. */
export class DecoderProcess {
  readonly #settings: DecoderSettings
  readonly #child: ChildProcess
  readonly #ready = Promise.withResolvers<void>()
  readonly #exited = Promise.withResolvers<void>()
  #task: Task | undefined
  #isSpent = false

  constructor(settings: DecoderSettings) {
    this.#settings = settings
    this.#child = forkChild(settings.memoryBytes)
    this.#ready.promise.catch(() => undefined)
    this.#child.on('message', (reply: DecoderReply) => this.#receive(reply))
    this.#child.on('error', (error) => this.#fail(error))
    this.#child.on('exit', () => {
      this.#fail(new ImageError('IMAGE_BROKEN', 'The file is damaged in a way that stops the decoder.'))
      this.#exited.resolve()
    })
  }

  get ready(): Promise<void> {
    return this.#ready.promise
  }

  /** A process that ended, or that kept too much memory, is not used again. */
  get isSpent(): boolean {
    return this.#isSpent
  }

  /** Rejects with ImageError when the picture is refused or brings the process down. */
  run(request: DecoderRequest): Promise<unknown> {
    const { timeoutMs } = this.#settings
    return new Promise((resolve, reject) => {
      const overrun = new ImageError(
        'IMAGE_TIMEOUT',
        `The picture could not be read within ${timeoutMs / 1000} seconds.`,
      )
      this.#task = { resolve, reject, timer: setTimeout(() => this.#fail(overrun), timeoutMs) }
      this.#child.send(request, (error) => {
        if (error) this.#fail(error)
      })
    })
  }

  async end(): Promise<void> {
    this.#isSpent = true
    this.#child.ref()
    this.#child.kill('SIGKILL')
    await this.#exited.promise
  }

  #receive(reply: DecoderReply): void {
    if (reply.outcome === 'ready') {
      this.#child.channel?.unref()
      this.#ready.resolve()
      return
    }
    if (reply.outcome === 'out-of-memory') {
      this.#fail(new ImageError('IMAGE_TOO_COMPLEX', 'The picture needs too much memory to be read.'))
      return
    }
    this.#isSpent ||= reply.rssBytes > this.#settings.memoryBytes / 2
    this.#settle((task) => {
      if (reply.outcome === 'done') task.resolve(reply.answer)
      else task.reject(new ImageError(reply.code, reply.detail))
    })
  }

  #fail(error: Error): void {
    this.#isSpent = true
    this.#child.kill('SIGKILL')
    this.#ready.reject(error)
    this.#settle((task) => task.reject(error))
  }

  #settle(finish: (task: Task) => void): void {
    const task = this.#task
    this.#task = undefined
    if (!task) return
    clearTimeout(task.timer)
    finish(task)
  }
}

function forkChild(memoryBytes: number): ChildProcess {
  const child = fork(CHILD, [String(memoryBytes)], {
    serialization: 'advanced',
    execArgv: [
      '--permission',
      '--allow-fs-read=*',
      '--allow-addons',
      '--max-old-space-size=128',
      '--disable-warning=SecurityWarning',
    ],
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  return child
}
