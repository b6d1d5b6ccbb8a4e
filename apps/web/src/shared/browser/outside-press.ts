/** Calls back when something outside the element is pressed. */
export function onOutsidePress(element: Element | null, listener: () => void): () => void {
  const notice = (event: Event) => {
    if (event.target instanceof Node && !element?.contains(event.target)) listener()
  }
  document.addEventListener('pointerdown', notice)
  return () => document.removeEventListener('pointerdown', notice)
}
