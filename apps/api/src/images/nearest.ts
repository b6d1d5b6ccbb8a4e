import { Worker } from 'node:worker_threads'
import { DESCRIPTOR_LENGTH } from './descriptor.ts'
import type { VisualEntry, VisualIndex, VisualNeighbour } from './visual-index.ts'

export type IndexTask =
  | { kind: 'add'; entries: readonly VisualEntry[] }
  | { kind: 'remove'; ids: readonly string[] }
  | { kind: 'nearest'; descriptor: Uint8Array; k: number }
  | { kind: 'ids' }

export interface IndexRequest {
  turn: number
  task: IndexTask
}

export interface IndexReply {
  turn: number
  answer: { size: number; neighbours: VisualNeighbour[]; ids: readonly string[] }
}

/** Exact search in a worker thread. */
export function createVisualIndex(): VisualIndex {
  const listeners = new Set<(error: Error) => void>()
  let isClosed = false
  let thread: IndexThread | undefined

  const ask = (task: IndexTask): Promise<IndexReply['answer']> => {
    if (isClosed) return Promise.reject(new Error('The visual index is closed.'))
    thread ??= startThread((error) => {
      thread = undefined
      if (!isClosed) for (const listener of listeners) listener(error)
    })
    return thread.ask(task)
  }

  return {
    async add(entries) {
      for (const { descriptor } of entries) checkDescriptor(descriptor)
      await ask({ kind: 'add', entries })
    },
    async remove(ids) {
      await ask({ kind: 'remove', ids })
    },
    async nearest(descriptor, k) {
      checkDescriptor(descriptor)
      return (await ask({ kind: 'nearest', descriptor, k })).neighbours
    },
    size: async () => (await ask({ kind: 'remove', ids: [] })).size,
    ids: async () => [...(await ask({ kind: 'ids' })).ids],
    onLost(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      isClosed = true
      await thread?.end()
    },
  }
}

type IndexThread = ReturnType<typeof startThread>

/** One thread and the calls that wait for it; `onEnd` is called once, with why it ended. */
function startThread(onEnd: (error: Error) => void) {
  const worker = new Worker(new URL('./nearest-worker.ts', import.meta.url))
  const waiting = new Map<number, PromiseWithResolvers<IndexReply['answer']>>()
  let turns = 0
  let hasEnded = false
  worker.unref()

  const end = (error: Error): void => {
    if (hasEnded) return
    hasEnded = true
    onEnd(error)
    for (const turn of waiting.values()) turn.reject(error)
    waiting.clear()
  }
  worker.on('message', ({ turn, answer }: IndexReply) => {
    waiting.get(turn)?.resolve(answer)
    waiting.delete(turn)
    if (waiting.size === 0) worker.unref()
  })
  worker.on('error', end)
  worker.on('exit', () => end(new Error('The visual index is closed.')))

  return {
    ask(task: IndexTask): Promise<IndexReply['answer']> {
      const turn = Promise.withResolvers<IndexReply['answer']>()
      turns += 1
      waiting.set(turns, turn)
      worker.ref()
      worker.postMessage({ turn: turns, task } satisfies IndexRequest)
      return turn.promise
    },
    end: () => worker.terminate(),
  }
}

function checkDescriptor(descriptor: Uint8Array): void {
  if (descriptor.length === DESCRIPTOR_LENGTH) return
  throw new RangeError(`A descriptor has ${DESCRIPTOR_LENGTH} bytes, not ${descriptor.length}.`)
}
