import { after } from './clock.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
const GROWTH = 1.5

/** Asks again, with growing pauses, while the server does not take something. */
export function patience(ask: () => void) {
  let pauseMs = FIRST_PAUSE_MS
  let cancel = (): void => undefined
  return {
    held() {
      cancel()
      cancel = after(pauseMs, ask)
      pauseMs = Math.min(pauseMs * GROWTH, LONGEST_PAUSE_MS)
    },
    taken() {
      pauseMs = FIRST_PAUSE_MS
    },
    stop: () => cancel(),
  }
}
