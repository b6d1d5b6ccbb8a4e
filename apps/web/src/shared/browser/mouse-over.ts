const pointedAt = ({ pointerType, target }: PointerEvent, selector: string): HTMLElement | null =>
  pointerType === 'mouse' && target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** Calls back with each element of a selector that a mouse comes upon; the returned function stops it. */
export function onMouseOver(selector: string, listener: (element: HTMLElement) => void): () => void {
  const notice = (event: PointerEvent) => {
    const element = pointedAt(event, selector)
    if (element) listener(element)
  }
  document.addEventListener('pointerover', notice, { passive: true })
  return () => document.removeEventListener('pointerover', notice)
}

/** What ends a rest: the page moves under the mouse, or the person does something else. */
const ENDS = ['scroll', 'pointerdown', 'keydown', 'visibilitychange'] as const

/**
 * Calls back with the element of a selector that a mouse has rested on for a while, and with null once it leaves, the
 * page scrolls or something is pressed. Begins with what the mouse is over now; the returned function stops it.
 */
export function onMouseRest(
  selector: string,
  ms: number,
  listener: (element: HTMLElement | null) => void,
): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal, passive: true, capture: true }
  let timer = 0
  let current: HTMLElement | null = null
  const come = (element: HTMLElement | null) => {
    if (element === current) return
    leave()
    current = element
    if (element) timer = window.setTimeout(() => listener(element), ms)
  }
  const leave = () => {
    window.clearTimeout(timer)
    current = null
    listener(null)
  }
  document.addEventListener('pointerover', (event) => come(pointedAt(event, selector)), options)
  document.documentElement.addEventListener('pointerleave', leave, options)
  for (const type of ENDS) document.addEventListener(type, leave, options)
  come(document.querySelector<HTMLElement>(`${selector}:hover`))
  return () => {
    window.clearTimeout(timer)
    stop.abort()
  }
}
