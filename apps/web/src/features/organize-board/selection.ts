import { MAX_BULK_PINS } from '@tessera/api-types/content-limits'
import { createContext, use } from 'react'

export type Selection = ReadonlySet<string>

export const noSelection: Selection = new Set()

/** The selection with one pin chosen, or not chosen any more. At the limit nothing is added. */
export function toggled(selection: Selection, id: string): Selection {
  const next = new Set(selection)
  if (!next.delete(id) && next.size < MAX_BULK_PINS) next.add(id)
  return next
}

/** Chooses the first pins in their order, as many as one call changes. */
export const selectionOf = (ids: readonly string[]): Selection => new Set(ids.slice(0, MAX_BULK_PINS))

type Choosing = { selection: Selection; onToggle: (id: string) => void }

/** Which pins are chosen: cards read it themselves, so that a choice redraws one card only. */
export const SelectionContext = createContext<Choosing>({ selection: noSelection, onToggle: () => undefined })

export const useChoosing = (): Choosing => use(SelectionContext)
