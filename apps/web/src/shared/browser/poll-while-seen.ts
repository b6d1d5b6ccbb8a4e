import { isPageHidden, watchPageLife } from './page-life.ts'
import { after } from './clock.ts'

/**
 * Does `task` again and again, `ms` after it ended, for as long as the page is visible; at once when it becomes
 * visible again. The returned function stops it.
 */
export function pollWhileSeen(ms: number, task: () => Promise<unknown>): () => void {
  let cancel: () => void = () => undefined
  let isOver = false
  let isBusy = false
  const wait = () => {
    cancel()
    if (!isOver && !isPageHidden()) cancel = after(ms, run)
  }
  const run = () => {
    if (isOver || isBusy) return
    isBusy = true
    const rest = () => {
      isBusy = false
      wait()
    }
    task().then(rest, rest)
  }
  const stop = watchPageLife({ onHidden: () => cancel(), onVisible: run, onLeave: () => cancel() })
  wait()
  return () => {
    isOver = true
    cancel()
    stop()
  }
}
