import { createContext, use } from 'react'

export type Selection = ReadonlySet<string>

export const noSelection: Selection = new Set()

/** The selection with one pin chosen, or not chosen any more. */
export function toggled(selection: Selection, id: string): Selection {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The selection without some pins. */
export function without(selection: Selection, ids: Iterable<string>): Selection {
  const next = new Set(selection)
  for (const id of ids) next.delete(id)
  return next
}

type Choosing = { selection: Selection; onToggle: (id: string) => void }

/** Which pins are chosen: cards read it themselves, so that a choice redraws one card only. */
export const SelectionContext = createContext<Choosing>({ selection: noSelection, onToggle: () => undefined })

export const useChoosing = (): Choosing => use(SelectionContext)
