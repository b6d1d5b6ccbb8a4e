const HANDLES_OR_TAKES_KEYS = '[role="menu"], dialog, input, textarea, select, [contenteditable]'

/** Calls back at Escape anywhere on the page, unless something handles the key or is written in; the returned function stops it. */
export function onPageEscape(listener: () => void): () => void {
  const notice = ({ key, target, defaultPrevented }: KeyboardEvent) => {
    const isTaken =
      defaultPrevented || (target instanceof Element && target.closest(HANDLES_OR_TAKES_KEYS) !== null)
    if (key === 'Escape' && !isTaken) listener()
  }
  document.addEventListener('keydown', notice)
  return () => document.removeEventListener('keydown', notice)
}
