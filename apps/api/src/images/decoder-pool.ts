import type { DecoderJobKind, DecoderJobs, DecoderRequest } from './decoder-jobs.ts'
import { DecoderProcess } from './decoder-process.ts'
import type { DecoderSettings } from './decoder-process.ts'
import { ImageError } from './image-error.ts'

export interface DecoderPoolSettings extends DecoderSettings {
  processes: number
  /** pictures that may wait for a process; more are refused */
  maxWaiting: number
  /** how long one waits for a process before it is refused */
  maxWaitMs: number
}

export const defaultDecoderPoolSettings: DecoderPoolSettings = {
  processes: 2,
  timeoutMs: 10_000,
  memoryBytes: 512 * 1024 * 1024,
  maxWaiting: 32,
  maxWaitMs: 8_000,
}

export interface DecoderPool {
  run<K extends DecoderJobKind>(kind: K, job: DecoderJobs[K]['job']): Promise<DecoderJobs[K]['answer']>
  /** Starts the processes ahead of the first picture. */
  warm(): Promise<void>
  close(): Promise<void>
}

/** Decodes pictures in a few processes; one that dies, hangs or swells is replaced, and only its picture fails. */
export function createDecoderPool(settings: DecoderPoolSettings = defaultDecoderPoolSettings): DecoderPool {
  const turns = createTurns(settings)

  const request = async (message: DecoderRequest): Promise<unknown> => {
    const decoder = await turns.take()
    try {
      await decoder.ready
      return await decoder.run(message)
    } finally {
      turns.giveBack(decoder)
    }
  }

  return {
    run: async (kind, job) => answerOf(kind, await request({ kind, job } as DecoderRequest)),
    warm: () => turns.warm(),
    close: () => turns.close(),
  }
}

function createTurns(settings: DecoderPoolSettings) {
  let idle: DecoderProcess[] = []
  const busy = new Set<DecoderProcess>()
  const waiting: PromiseWithResolvers<DecoderProcess>[] = []
  let isClosed = false

  const occupy = (decoder: DecoderProcess): DecoderProcess => {
    busy.add(decoder)
    return decoder
  }

  return {
    async take(): Promise<DecoderProcess> {
      if (isClosed) throw overloaded()
      idle = idle.filter((decoder) => !decoder.isSpent)
      const decoder = idle.pop()
      if (decoder) return occupy(decoder)
      if (busy.size < settings.processes) return occupy(new DecoderProcess(settings))
      if (waiting.length >= settings.maxWaiting) throw overloaded()
      const turn = Promise.withResolvers<DecoderProcess>()
      waiting.push(turn)
      const timer = setTimeout(() => {
        const place = waiting.indexOf(turn)
        if (place === -1) return
        waiting.splice(place, 1)
        turn.reject(overloaded())
      }, settings.maxWaitMs)
      return turn.promise.finally(() => clearTimeout(timer))
    },
    giveBack(decoder: DecoderProcess): void {
      busy.delete(decoder)
      if (decoder.isSpent) void decoder.end()
      const turn = waiting.shift()
      if (turn) turn.resolve(occupy(decoder.isSpent ? new DecoderProcess(settings) : decoder))
      else if (!decoder.isSpent) idle.push(decoder)
    },
    async warm(): Promise<void> {
      while (idle.length + busy.size < settings.processes) idle.push(new DecoderProcess(settings))
      await Promise.all(idle.map((decoder) => decoder.ready))
    },
    async close(): Promise<void> {
      isClosed = true
      for (const turn of waiting.splice(0)) turn.reject(overloaded())
      await Promise.all([...idle.splice(0), ...busy].map((decoder) => decoder.end()))
    },
  }
}

const overloaded = (): ImageError =>
  new ImageError('UNAVAILABLE', 'Too many pictures are being read right now. Try again in a moment.')

/** The decoder process runs this repository's own code, which returns each kind with its own type. */
const answerOf = <K extends DecoderJobKind>(_kind: K, answer: unknown): DecoderJobs[K]['answer'] =>
  answer as DecoderJobs[K]['answer']
