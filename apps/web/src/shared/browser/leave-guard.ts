import { useEffect, useEffectEvent } from 'react'

/** The link a click follows within the site, or null where the browser does something else. */
function followedPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.origin !== window.location.origin) return null
  const path = link.pathname + link.search
  return path === window.location.pathname + window.location.search ? null : path
}

/**
 * Holds a page that something would be lost with. Leaving the site is asked about by the browser;
 * a followed link is held back and handed over, so that the page can ask itself.
 */
export function useLeaveGuard(isGuarded: boolean, onHeldBack: (path: string) => void): void {
  const hold = useEffectEvent(onHeldBack)
  useEffect(() => {
    if (!isGuarded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const holdBack = (event: MouseEvent) => {
      const path = followedPath(event)
      if (path === null) return
      event.preventDefault()
      event.stopPropagation()
      hold(path)
    }
    window.addEventListener('beforeunload', ask)
    document.addEventListener('click', holdBack, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('click', holdBack, { capture: true })
    }
  }, [isGuarded])
}
