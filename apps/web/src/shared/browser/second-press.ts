const CONTROL = 'a[href], button, summary, [role="button"], [role="option"], [role^="menuitem"]'

const controlOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(CONTROL) : null

/**
 * Keeps the second press of a double click from reaching a control that the first one brought under the pointer,
 * as when an answered row goes and the next one moves up. The returned function stops it.
 */
export function holdSecondPress(page = document): () => void {
  let pressed: Element | null = null
  const judge = (event: MouseEvent) => {
    const control = controlOf(event)
    if (event.detail < 2) pressed = control
    if (control === null || control === pressed) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  page.addEventListener('click', judge, { capture: true })
  return () => page.removeEventListener('click', judge, { capture: true })
}
