import type { FlushReason, Schedule } from './event-buffer.ts'

// spec 001 §9: at most five sends, 1 s after the first, then doubling
const MOST_SENDS = 5
const FIRST_WAIT_MS = 1000
/** What a browser still carries while a page goes away, before it is form-encoded. */
const LEAVING_BATCH_CHARACTERS = 7000

export type Batch<E> = { events: readonly E[]; report_time: number }
/** `refused` is a response that another try would not change. */
export type SendOutcome = 'stored' | 'refused' | 'failed'

type Options<E> = {
  now: () => number
  schedule: Schedule
  send: (batch: Batch<E>) => Promise<SendOutcome>
  /** A batch that five sends could not bring over. */
  onLost: (batch: Batch<E>) => void
}

function pieces<E>(events: readonly E[], limit: number): E[][] {
  const all: E[][] = [[]]
  let size = 0
  for (const event of events) {
    const length = JSON.stringify(event).length
    if (size + length > limit && size > 0) {
      all.push([])
      size = 0
    }
    all.at(-1)?.push(event)
    size += length
  }
  return all
}

/** Brings batches to the server; one that fails is sent again at 1, 3, 7 and 15 s, then given up. */
export function makeEventUploader<E>({ now, schedule, send, onLost }: Options<E>) {
  const attempt = async (batch: Batch<E>, sends: number): Promise<void> => {
    const outcome = await send(batch).catch((): SendOutcome => 'failed')
    if (outcome === 'stored') return
    if (outcome === 'refused' || sends === MOST_SENDS) return onLost(batch)
    schedule(FIRST_WAIT_MS * 2 ** (sends - 1), () => void attempt(batch, sends + 1))
  }
  return {
    upload(events: readonly E[], reason: FlushReason): void {
      const batches = reason === 'leaving' ? pieces(events, LEAVING_BATCH_CHARACTERS) : [events]
      for (const batch of batches) void attempt({ events: batch, report_time: now() }, 1)
    },
  }
}
