import { BUFFER_LIMIT_BYTES } from './flush-rules.ts'

/** Runs `task` after `ms`; the returned function cancels it. */
export type Schedule = (ms: number, task: () => void) => () => void

export type FlushReason = 'full' | 'timer' | 'leaving'

type Options<E> = {
  now: () => number
  schedule: Schedule
  delayMs: (event: E) => number
  deliver: (events: readonly E[], reason: FlushReason) => void
}

const BYTES_OF_CODE: readonly (readonly [number, number])[] = [
  [0x80, 1],
  [0x800, 2],
  [0x10000, 3],
]

/** Its length as UTF-8 JSON. */
function bytesOf(value: unknown): number {
  let bytes = 0
  for (const character of JSON.stringify(value)) {
    const code = character.codePointAt(0) ?? 0
    bytes += BYTES_OF_CODE.find(([end]) => code < end)?.[1] ?? 4
  }
  return bytes
}

export type EventBuffer<E> = { add: (event: E) => void; flush: (reason: FlushReason) => void }

/** Gathers events until they are many bytes, the soonest of their times is up, or the page is left. */
export function makeEventBuffer<E>({ now, schedule, delayMs, deliver }: Options<E>): EventBuffer<E> {
  let events: E[] = []
  let bytes = 0
  let due = Infinity
  let cancel: () => void = () => undefined
  const flush = (reason: FlushReason) => {
    cancel()
    const gathered = events
    events = []
    bytes = 0
    due = Infinity
    if (gathered.length > 0) deliver(gathered, reason)
  }
  const add = (event: E) => {
    events.push(event)
    bytes += bytesOf(event)
    if (bytes >= BUFFER_LIMIT_BYTES) return flush('full')
    const delay = delayMs(event)
    if (now() + delay >= due) return
    cancel()
    due = now() + delay
    cancel = schedule(delay, () => flush('timer'))
  }
  return { add, flush }
}
