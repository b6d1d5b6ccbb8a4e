import { fillVisualIndex, subscribeVisualIndex } from '../domains/media/visual-index-service.ts'
import type { Deps } from '../kernel/deps.ts'

/** Fills the visual index beside the requests, and keeps it in step with new pictures. */
export function syncVisualIndex(deps: Deps): { close(): Promise<void> } {
  const unsubscribe = subscribeVisualIndex(deps)
  const ending = new AbortController()
  const filling = fillVisualIndex(deps, ending.signal).then(
    (pictures) => deps.log.info({ pictures }, 'visual index filled'),
    (error: unknown) => deps.log.warn({ err: error }, 'visual index not filled'),
  )
  return {
    async close() {
      unsubscribe()
      ending.abort()
      await filling
    },
  }
}
