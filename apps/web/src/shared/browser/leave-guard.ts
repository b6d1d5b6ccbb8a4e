import { use, useEffect, useEffectEvent } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type Navigator } from 'react-router-dom'
import { type Go, type HoldBack, holders, leaveBy } from './leave-by.ts'

const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search

/** Holds links and searches. What replaces an address is the page's own: a saved draft's address, a published pin. */
function holdPushes(navigator: Navigator): () => void {
  const { push } = navigator
  navigator.push = (to, state, options) => {
    const go = () => push(to, state, options)
    const target = new URL(navigator.createHref(to), window.location.href)
    if (pageOf(target) === pageOf(window.location)) go()
    else leaveBy(go)
  }
  return () => void (navigator.push = push)
}

/** Where an entry of the history stands, as the router notes it; none for a mere `#`. */
const indexOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : NaN

/**
 * Holds Back and Forward: the browser has gone already, so it is sent back before the router notices. The handler
 * stands where the page began with one, before the router's listener.
 */
function holdPops(page: string): () => void {
  const { history, onpopstate } = window
  let index = indexOf(history.state)
  let held: Go | null = null
  let isLeaving = false
  const handlePop = (event: PopStateEvent) => {
    if (isLeaving) return
    if (held) {
      event.stopImmediatePropagation()
      leaveBy(held)
      held = null
      return
    }
    const entry = indexOf(event.state)
    if (pageOf(window.location) === page) return void (index = entry)
    const steps = entry - index
    if (!Number.isInteger(steps) || steps === 0) return
    event.stopImmediatePropagation()
    held = () => {
      isLeaving = true
      history.go(steps)
    }
    history.go(-steps)
  }
  window.onpopstate = handlePop
  return () => void (window.onpopstate = onpopstate)
}

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

let release: Go = () => undefined

/** Several forms of a page hold it together: the first closes the ways out, the last opens them again. */
function holdWaysOut(navigator: Navigator, page: string): void {
  const releases = [holdPushes(navigator), holdPops(page)]
  window.addEventListener('beforeunload', askBeforeUnload)
  release = () => {
    for (const each of releases) each()
    window.removeEventListener('beforeunload', askBeforeUnload)
  }
}

/**
 * Holds a page that something would be lost with. Leaving the site is asked about by the browser;
 * every other way out is held back and handed over, so that the page can ask itself.
 */
export function useLeaveGuard(isGuarded: boolean, onHeldBack: HoldBack): void {
  const { navigator } = use(NavigationContext)
  const page = pageOf(useLocation())
  const hold = useEffectEvent(onHeldBack)
  useEffect(() => {
    if (!isGuarded) return
    const holdBack: HoldBack = (go) => hold(go)
    if (holders.length === 0) holdWaysOut(navigator, page)
    holders.push(holdBack)
    return () => {
      holders.splice(holders.indexOf(holdBack), 1)
      if (holders.length === 0) release()
    }
  }, [isGuarded, navigator, page])
}
