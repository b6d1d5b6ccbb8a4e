/** Waits; no longer than until the network is back, and at least as long as it is away. Rejects when it is aborted. */
export function pauseUntilOnline(ms: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController()
  return new Promise<void>((resolve, reject) => {
    const within = { signal: over.signal }
    const callOff = () => reject(new DOMException('The pause was called off', 'AbortError'))
    if (signal.aborted) return callOff()
    signal.addEventListener('abort', callOff, within)
    window.addEventListener('online', () => resolve(), within)
    const timer = setTimeout(() => window.navigator.onLine && resolve(), ms)
    over.signal.addEventListener('abort', () => clearTimeout(timer))
  }).finally(() => over.abort())
}
