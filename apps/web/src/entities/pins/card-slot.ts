import { type ReactNode, useSyncExternalStore } from 'react'
import type { Pin } from './pins-slice.ts'

type SlotOf = (pin: Pin) => ReactNode

let slotOf: SlotOf | null = null
const listeners = new Set<() => void>()

const subscribe = (onChange: () => void) => {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/** Fills the slot of every card with what its page first rendered without; null empties it. */
export function fillCardSlot(given: SlotOf | null): void {
  slotOf = given
  for (const notify of listeners) notify()
}

/** What fills the slot of each card once the page is hydrated; null in the served page. */
export const useCardSlot = (): SlotOf | null =>
  useSyncExternalStore(
    subscribe,
    () => slotOf,
    () => null,
  )
