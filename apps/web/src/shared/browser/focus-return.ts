import { isBrowser } from './is-browser.ts'

const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'

/** Notes what has the focus now; the returned function gives it back, or to what took its place beside the same neighbors. */
export function keepFocus(): () => void {
  const opener = document.activeElement
  const box = opener?.parentElement
  return () => {
    if (!(opener instanceof HTMLElement)) return
    if (opener.isConnected) opener.focus()
    else if (box?.isConnected && box !== document.body) box.querySelector<HTMLElement>(CONTROLS)?.focus()
  }
}

/** Gives an element the focus, unless it or something in it has it. */
export function focusUnlessWithin(element: HTMLElement | null): void {
  if (!element?.contains(document.activeElement)) element?.focus()
}

/** As `keepFocus`, for what is no dialog: a focus that moved elsewhere stays there. */
export function keepFocusUnlessTaken(): () => void {
  const giveBack = keepFocus()
  return () => {
    if (document.activeElement === document.body) giveBack()
  }
}

/** What has the focus; nothing on the server. */
export const focusedElement = (): Element | null => (isBrowser ? document.activeElement : null)

/** Gives an element the focus when what had it is gone from the page. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}

/** Gives a field the focus, unless somebody went on to something outside of its part of the page. */
export function focusUnlessElsewhere(field: HTMLElement | null, part: Element | null | undefined): void {
  const focused = document.activeElement
  if (focused === document.body || part?.contains(focused)) field?.focus()
}
