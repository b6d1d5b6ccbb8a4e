import { setTimeout as pause } from 'node:timers/promises'
import { fillVisualIndex, subscribeVisualIndex } from '../domains/media/visual-index-service.ts'
import type { Deps } from '../kernel/deps.ts'

/** An index that is lost again and again is not filled without end. */
const REFILL_AFTER_MS = 10_000

/** Fills the visual index beside the requests, and again once it is lost, and keeps it in step with new pictures. */
export function syncVisualIndex(
  deps: Pick<Deps, 'log' | 'pubsub' | 'replica' | 'visualIndex'>,
  refillAfterMs = REFILL_AFTER_MS,
): { close(): Promise<void> } {
  const unsubscribe = subscribeVisualIndex(deps)
  const ending = new AbortController()
  const { signal } = ending
  const fill = () =>
    fillVisualIndex(deps, signal).then(
      (pictures) => deps.log.info({ pictures }, 'visual index filled'),
      (error: unknown) => deps.log.warn({ err: error }, 'visual index not filled'),
    )
  const refill = () => pause(refillAfterMs, undefined, { signal }).then(fill, () => undefined)
  let filling = fill()
  const forget = deps.visualIndex.onLost((error) => {
    deps.log.warn({ err: error }, 'visual index lost')
    filling = filling.then(refill)
  })
  return {
    async close() {
      unsubscribe()
      forget()
      ending.abort()
      await filling
    },
  }
}
