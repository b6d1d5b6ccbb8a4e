type Options = {
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
export function makeAppFocus(options: Options) {
  let unregister: (() => void) | null = options.register()
  if (options.isAuthenticated && options.isDesktop) options.initDesktop()
  return {
    pause() {
      unregister?.()
      unregister = null
      options.flush()
    },
    resume() {
      if (unregister) return
      unregister = options.register()
      options.refresh()
    },
  }
}
