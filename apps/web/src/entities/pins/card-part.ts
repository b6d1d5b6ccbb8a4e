import { type ReactNode, useSyncExternalStore } from 'react'
import type { Pin } from './pins-slice.ts'

type PartOf = (pin: Pin) => ReactNode

let partOf: PartOf | null = null
const hearers = new Set<() => void>()

const hear = (onChange: () => void) => {
  hearers.add(onChange)
  return () => void hearers.delete(onChange)
}

/** Brings to every card what its page did without at first; null takes it away. */
export function bringToCards(given: PartOf | null): void {
  partOf = given
  for (const tell of hearers) tell()
}

/** What was brought to the cards since the page is alive; the served page has none. */
export const useCardPart = (): PartOf | null =>
  useSyncExternalStore(
    hear,
    () => partOf,
    () => null,
  )
