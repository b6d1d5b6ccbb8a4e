const LONGEST_WAIT_MS = 3000

/** Runs `task` once the page has loaded and is idle; the returned function cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(task, LONGEST_WAIT_MS / 10)
    return () => window.clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(task, { timeout: LONGEST_WAIT_MS })
  return () => window.cancelIdleCallback(handle)
}
