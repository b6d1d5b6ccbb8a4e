export const isPageHidden = (): boolean => document.visibilityState === 'hidden'

type PageLife = {
  onHidden: () => void
  onVisible: () => void
  /** The document is about to go; it may come back from the browser's memory. */
  onLeave: () => void
}

/** Tells when the page goes out of view, comes back, and ends; the answer stops it. */
export function watchPageLife({ onHidden, onVisible, onLeave }: PageLife): () => void {
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('visibilitychange', () => (isPageHidden() ? onHidden() : onVisible()), { signal })
  window.addEventListener('pagehide', onLeave, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && onVisible(), { signal })
  return () => listening.abort()
}

/** Tells when the window gets and loses the keyboard; the answer stops it. */
export function watchWindowFocus(onFocus: () => void, onBlur: () => void): () => void {
  const listening = new AbortController()
  window.addEventListener('focus', onFocus, { signal: listening.signal })
  window.addEventListener('blur', onBlur, { signal: listening.signal })
  return () => listening.abort()
}

/** Tells when the document comes back as it was left; the answer stops it. */
export function onReturnFromMemory(listener: () => void): () => void {
  const returned = ({ persisted }: PageTransitionEvent) => persisted && listener()
  window.addEventListener('pageshow', returned)
  return () => window.removeEventListener('pageshow', returned)
}
