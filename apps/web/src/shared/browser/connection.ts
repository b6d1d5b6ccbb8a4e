/** Calls back when the browser loses or regains its connection. */
export function onConnectionChange(listener: (isOnline: boolean) => void): () => void {
  const lost = () => listener(false)
  const regained = () => listener(true)
  window.addEventListener('offline', lost)
  window.addEventListener('online', regained)
  return () => {
    window.removeEventListener('offline', lost)
    window.removeEventListener('online', regained)
  }
}

/** The server and old browsers count as connected. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false

/** `4g`, `3g`, `2g` or `slow-2g`, where the browser tells. */
export const connectionType = (): string | undefined =>
  'connection' in navigator && typeof navigator.connection === 'object'
    ? (navigator.connection as { effectiveType?: string } | null)?.effectiveType
    : undefined
