/** Runs `task` once the page was scrolled by that many screens; the returned function cancels it. */
export function onScrolledFar(screens: number, task: () => void): () => void {
  const over = new AbortController()
  const look = () => {
    if (window.scrollY < screens * window.innerHeight) return
    over.abort()
    task()
  }
  window.addEventListener('scroll', look, { passive: true, signal: over.signal })
  return () => over.abort()
}
