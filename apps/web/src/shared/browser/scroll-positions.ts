import { useEffect, useLayoutEffect } from 'react'
import { sessionStore } from './storage.ts'

/** A layout effect where there is a layout; the server has none. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

export const scrollToY = (top: number): void => window.scrollTo(0, top)

const nameOf = (key: string) => `scroll:${key}`

/** Whether the browser came to this document anew, rather than back to it or by a reload. */
const isFreshDocument = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')

// The entry a document starts with is called the same in every document.
const FIRST_ENTRY = 'default'

/** Once something was kept, a return to the first entry is a step back within this document. */
let hasKept = false

export function restoredScroll(key: string): number {
  if (key.startsWith(FIRST_ENTRY) && isFreshDocument() && !hasKept) return 0
  return Number(sessionStore.read(nameOf(key)) ?? 0)
}

/** Remembers how far the history entry is scrolled, until the returned function is called. */
export function keepScroll(key: string): () => void {
  let last = window.scrollY
  const note = () => {
    last = window.scrollY
  }
  const keep = () => {
    hasKept = true
    sessionStore.write(nameOf(key), String(last))
  }
  window.addEventListener('scroll', note, { passive: true })
  window.addEventListener('pagehide', keep)
  return () => {
    window.removeEventListener('scroll', note)
    window.removeEventListener('pagehide', keep)
    keep()
  }
}

/** Where the page that comes next wants to begin, other than at the top. */
let claimedTop: number | null = null

/** Called by a page that is shown as it was left; read by the navigation under way. */
export function claimScroll(top: number): void {
  claimedTop = top
}

/** Null where nothing was claimed. */
export function takeClaimedScroll(): number | null {
  const top = claimedTop
  claimedTop = null
  return top
}

/** Follows how far the page is scrolled: what was last seen, and how to end it. */
export function watchScroll(): { last: () => number; stop: () => void } {
  let last = window.scrollY
  const note = () => {
    last = window.scrollY
  }
  window.addEventListener('scroll', note, { passive: true })
  return { last: () => last, stop: () => window.removeEventListener('scroll', note) }
}
