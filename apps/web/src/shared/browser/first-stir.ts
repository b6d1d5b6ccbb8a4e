const STIRS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Runs `task` when the person first moves, presses or scrolls anything; the answer cancels it. */
export function onFirstStir(task: () => void): () => void {
  const over = new AbortController()
  const stirred = () => {
    over.abort()
    task()
  }
  for (const stir of STIRS) window.addEventListener(stir, stirred, { passive: true, signal: over.signal })
  return () => over.abort()
}
