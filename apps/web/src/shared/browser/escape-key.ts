/** Calls back at Escape in an element, unless a menu or dialog within it handles the key; the returned function stops it. */
export function onEscape(element: HTMLElement | null, listener: () => void): () => void {
  const notice = (event: KeyboardEvent) => {
    const { key, target } = event
    const isInner = target instanceof Element && target.closest('[role="menu"], dialog') !== null
    if (key !== 'Escape' || isInner || event.isComposing) return
    event.preventDefault()
    listener()
  }
  element?.addEventListener('keydown', notice)
  return () => element?.removeEventListener('keydown', notice)
}
