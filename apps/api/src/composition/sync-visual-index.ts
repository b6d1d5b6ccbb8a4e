import { setTimeout as pause } from 'node:timers/promises'
import {
  fillVisualIndex,
  forgetRemoved,
  subscribeVisualIndex,
} from '../domains/media/visual-index-service.ts'
import type { Deps } from '../kernel/deps.ts'
import { MINUTE_MS } from '../kernel/durations.ts'

/** An index that is lost again and again is not filled without end. */
const REFILL_AFTER_MS = 10_000
/** How long an announcement that did not arrive is missing. */
const CATCH_UP_MS = 10 * MINUTE_MS
/** A picture counts as stored before its row is seen, by a replica later still. */
const OVERLAP_MS = 5 * MINUTE_MS

/**
 * Fills the visual index beside the requests, and again once it is lost, and keeps it in step with pictures that come
 * and go: by announcements, and now and then by what is stored.
 */
export function syncVisualIndex(
  deps: Pick<Deps, 'log' | 'now' | 'pubsub' | 'replica' | 'visualIndex'>,
  { refillAfterMs = REFILL_AFTER_MS, catchUpMs = CATCH_UP_MS } = {},
): { close(): Promise<void> } {
  const { log, now, visualIndex } = deps
  const unsubscribe = subscribeVisualIndex(deps)
  const ending = new AbortController()
  const { signal } = ending
  let filledUntil: Date | null = null
  const take = async () => {
    const [since, until] = [filledUntil, new Date(now().getTime() - OVERLAP_MS)]
    const pictures = await fillVisualIndex(deps, since, signal)
    filledUntil = until
    if (since) await forgetRemoved(deps, signal)
    else log.info({ pictures }, 'visual index filled')
  }
  const fill = () => take().catch((error: unknown) => log.warn({ err: error }, 'visual index not filled'))
  const fillAnew = () => {
    filledUntil = null
    return fill()
  }
  let filling = fill()
  const after = (ms: number) => pause(ms, undefined, { signal, ref: false })
  const catchUp = async () => {
    for (;;) {
      await after(catchUpMs)
      await (filling = filling.then(fill))
    }
  }
  const catchingUp = catchUp().catch(() => undefined)
  const forget = visualIndex.onLost((error) => {
    log.warn({ err: error }, 'visual index lost')
    filling = filling.then(() => after(refillAfterMs).then(fillAnew, () => undefined))
  })
  return {
    async close() {
      unsubscribe()
      forget()
      ending.abort()
      await catchingUp
      await filling
    },
  }
}
