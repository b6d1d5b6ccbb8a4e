/** Calls back when something outside the element is pressed. */
export function onOutsidePress(element: Element | null, listener: () => void): () => void {
  const notice = (event: Event) => {
    if (event.target instanceof Node && !element?.contains(event.target)) listener()
  }
  document.addEventListener('pointerdown', notice)
  return () => document.removeEventListener('pointerdown', notice)
}

/** Calls back when something in what the selector names is pressed or gets the focus; the returned function stops it. */
export function onReachInto(selector: string, listener: () => void): () => void {
  const notice = ({ target }: Event) => {
    if (target instanceof Element && target.closest(selector)) listener()
  }
  document.addEventListener('pointerdown', notice)
  document.addEventListener('focusin', notice)
  return () => {
    document.removeEventListener('pointerdown', notice)
    document.removeEventListener('focusin', notice)
  }
}
