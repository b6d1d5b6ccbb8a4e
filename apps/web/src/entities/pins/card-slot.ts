import { type ReactNode, useSyncExternalStore } from 'react'
import type { Pin } from './pins-slice.ts'

type Slot = 'menu' | 'send'
type SlotOf = (pin: Pin) => ReactNode
type Slots = Readonly<Partial<Record<Slot, SlotOf>>>

const EMPTY: Slots = {}
let slots = EMPTY
const listeners = new Set<() => void>()

const subscribe = (onChange: () => void) => {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

function put(slot: Slot, given: SlotOf | undefined): void {
  slots = { ...slots, [slot]: given }
  for (const notify of listeners) notify()
}

/** Fills a slot of every card with what its page first rendered without; the result empties it. */
export function fillCardSlot(slot: Slot, given: SlotOf): () => void {
  put(slot, given)
  return () => put(slot, undefined)
}

/** What fills the slots of each card once the page is hydrated; nothing in the served page. */
export const useCardSlots = (): Slots =>
  useSyncExternalStore(
    subscribe,
    () => slots,
    () => EMPTY,
  )
