type Parts = {
  isAuthenticated: boolean
  isDesktop: boolean
  /** Registers listeners for interactions; the returned function removes them. */
  register: () => () => void
  flush: () => void
  refresh: () => void
  /** What only members at a desk have. */
  initDesktop: () => void
}

/** Follows whether the app is used or rests. // spec 001 §4 */
export function makeAppFocus(parts: Parts) {
  let unregister: (() => void) | null = parts.register()
  if (parts.isAuthenticated && parts.isDesktop) parts.initDesktop()
  return {
    pause() {
      unregister?.()
      unregister = null
      parts.flush()
    },
    resume() {
      if (unregister) return
      unregister = parts.register()
      parts.refresh()
    },
  }
}
