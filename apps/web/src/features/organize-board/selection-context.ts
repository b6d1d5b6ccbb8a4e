import { createContext, use } from 'react'
import { noSelection, type Selection } from './selection.ts'

type Choosing = { selection: Selection; onToggle: (id: string) => void }

/** Which pins are chosen: cards read it themselves, so that a choice redraws one card only. */
export const SelectionContext = createContext<Choosing>({ selection: noSelection, onToggle: () => undefined })

export const useChoosing = (): Choosing => use(SelectionContext)
