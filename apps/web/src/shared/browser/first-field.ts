import { hasTouchOnly } from './media-query.ts'

const FIELDS = [
  'textarea:enabled',
  'select:enabled',
  'input:enabled:not([type="hidden"], [type="file"], [type="checkbox"], [type="radio"])',
].join(', ')

/** Starts on this field, though others come before it: when its dialog opens, for which the browser looks for the attribute as well, or at once. */
export function startHere(field: HTMLElement | null): void {
  field?.setAttribute('autofocus', '')
  if (!hasTouchOnly()) field?.focus()
}

const CONTROLS = 'a[href], button:enabled, input:enabled'

/** Gives the focus to the first control in a box, if it can be seen without scrolling. */
export function focusFirstControl(box: HTMLElement): void {
  const control = box.querySelector<HTMLElement>(CONTROLS)
  if (control && control.getBoundingClientRect().bottom <= window.innerHeight) control.focus()
}

/** Gives the focus to the first field in a box, also to one that comes later, while the person has not gone elsewhere. */
export function focusFirstField(box: HTMLElement): () => void {
  const start = document.activeElement
  const focus = () => {
    const field = box.querySelector<HTMLElement>('[autofocus]') ?? box.querySelector<HTMLElement>(FIELDS)
    field?.focus()
    return field !== null
  }
  const observer = new MutationObserver(() => {
    const isElsewhere = document.activeElement !== start && document.activeElement !== document.body
    if (isElsewhere || focus()) observer.disconnect()
  })
  if (!focus()) observer.observe(box, { childList: true, subtree: true })
  return () => observer.disconnect()
}
