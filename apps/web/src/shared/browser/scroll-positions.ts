import { useEffect, useLayoutEffect } from 'react'
import { sessionStore } from './storage.ts'

/** A layout effect where there is a layout; the server has none. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

export const scrollToY = (top: number): void => window.scrollTo(0, top)

const nameOf = (key: string) => `scroll:${key}`

export const restoredScroll = (key: string): number => Number(sessionStore.read(nameOf(key)) ?? 0)

/** Remembers how far the history entry is scrolled, until the answer is called. */
export function keepScroll(key: string): () => void {
  let last = window.scrollY
  const note = () => {
    last = window.scrollY
  }
  const keep = () => sessionStore.write(nameOf(key), String(last))
  window.addEventListener('scroll', note, { passive: true })
  window.addEventListener('pagehide', keep)
  return () => {
    window.removeEventListener('scroll', note)
    window.removeEventListener('pagehide', keep)
    keep()
  }
}
