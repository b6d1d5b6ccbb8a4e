import { hasTouchOnly } from './media-query.ts'

const HOVER_MS = 350
const HOLD_MS = 450
/** A mouse may leave for so long on its way from the control to what it opened. */
const LEAVE_MS = 300

const menuAround = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[role="menu"]') : null

type Options = {
  /** A pointer is over the element already. */
  isOver: boolean
  onOpen: () => void
  onClose: () => void
}

/**
 * Calls back when a mouse rests on an element, or a finger stays on it; and when the mouse has left it, unless the focus
 * is in its menu, whose presses are its own. The press that ends a long touch reaches nothing. The returned function
 * stops it.
 */
export function onRestOrHold(element: HTMLElement, { isOver, onOpen, onClose }: Options): () => void {
  const stop = new AbortController()
  let timer = 0
  let isHeld = false
  const after = (ms: number, act: () => void) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(act, ms)
  }
  const hold = () =>
    after(HOLD_MS, () => {
      isHeld = true
      onOpen()
    })
  const hover = () => after(HOVER_MS, () => onOpen())
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ) => element.addEventListener(type, listener, { signal: stop.signal, capture })

  on('pointerenter', ({ pointerType }) => pointerType === 'mouse' && hover())
  const leave = () => !element.contains(menuAround(document.activeElement)) && onClose()
  on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && after(LEAVE_MS, leave))
  on('pointerdown', ({ pointerType, target }) => {
    isHeld = false
    if (pointerType !== 'mouse' && !menuAround(target)) hold()
  })
  for (const type of ['pointerup', 'pointercancel'] as const) on(type, () => window.clearTimeout(timer))
  on('contextmenu', (event) => isHeld && event.preventDefault())
  const ends = (event: Event) => {
    window.clearTimeout(timer)
    if (!isHeld) return
    isHeld = false
    event.preventDefault()
    event.stopPropagation()
  }
  on('click', ends, true)
  if (isOver) (hasTouchOnly() ? hold : hover)()
  return () => {
    window.clearTimeout(timer)
    stop.abort()
  }
}

/** Calls back at Escape before anything else on the page gets it; the returned function stops it. */
export function onFirstEscape(listener: () => void): () => void {
  const notice = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    listener()
  }
  document.addEventListener('keydown', notice, true)
  return () => document.removeEventListener('keydown', notice, true)
}
