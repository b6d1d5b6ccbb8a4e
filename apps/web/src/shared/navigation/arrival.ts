import { createContext, use } from 'react'

export type Arrival = 'POP' | 'PUSH' | 'REPLACE'

/** How the shown page was reached; the router's own hook speaks of the page that is asked for. */
export const ArrivalContext = createContext<Arrival>('POP')

export const useArrival = (): Arrival => use(ArrivalContext)
