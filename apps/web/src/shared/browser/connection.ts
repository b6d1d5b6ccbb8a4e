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

const effectiveTypeOf = (connection: unknown): unknown =>
  typeof connection === 'object' && connection !== null && 'effectiveType' in connection
    ? connection.effectiveType
    : undefined

/** `4g`, `3g`, `2g` or `slow-2g`, where the browser tells. */
export function connectionType(): string | undefined {
  const type = effectiveTypeOf(Reflect.get(navigator, 'connection'))
  return typeof type === 'string' ? type : undefined
}
