import { fillLooks, hearLooks } from '../domains/media/look-service.ts'
import type { Deps } from '../kernel/deps.ts'

/** Fills the visual index beside the requests, and keeps it in step with new pictures. */
export function keepLooks(deps: Deps): { close(): Promise<void> } {
  const stopHearing = hearLooks(deps)
  const ending = new AbortController()
  const filling = fillLooks(deps, ending.signal).then(
    (pictures) => deps.log.info({ pictures }, 'visual index filled'),
    (error: unknown) => deps.log.warn({ err: error }, 'visual index not filled'),
  )
  return {
    async close() {
      stopHearing()
      ending.abort()
      await filling
    },
  }
}
