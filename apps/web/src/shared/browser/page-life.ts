export const isPageHidden = (): boolean => document.visibilityState === 'hidden'

type PageLife = {
  onHidden: () => void
  onVisible: () => void
  /** The document is about to go; it may come back from the browser's memory. */
  onLeave: () => void
}

/** Notifies when the page is hidden, becomes visible and ends; the returned function stops it. */
export function watchPageLife({ onHidden, onVisible, onLeave }: PageLife): () => void {
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('visibilitychange', () => (isPageHidden() ? onHidden() : onVisible()), { signal })
  window.addEventListener('pagehide', onLeave, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && onVisible(), { signal })
  return () => listening.abort()
}

/** Notifies when the window gets and loses the focus; the returned function stops it. */
export function watchWindowFocus(onFocus: () => void, onBlur: () => void): () => void {
  const listening = new AbortController()
  window.addEventListener('focus', onFocus, { signal: listening.signal })
  window.addEventListener('blur', onBlur, { signal: listening.signal })
  return () => listening.abort()
}

/** Notifies when the document is restored from the back-forward cache; the returned function stops it. */
export function onReturnFromMemory(listener: () => void): () => void {
  const returned = ({ persisted }: PageTransitionEvent) => persisted && listener()
  window.addEventListener('pageshow', returned)
  return () => window.removeEventListener('pageshow', returned)
}
