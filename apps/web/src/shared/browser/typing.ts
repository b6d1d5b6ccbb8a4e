/** Calls back when something is typed or chosen anywhere on the page; the returned function stops it. */
export function onTyping(listener: () => void): () => void {
  document.addEventListener('input', listener, { capture: true })
  return () => document.removeEventListener('input', listener, { capture: true })
}
