import { createContext, use } from 'react'

export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'

/** How the shown page was reached; the router's own hook speaks of the page that is asked for. */
export const NavigationTypeContext = createContext<NavigationType>('POP')

export const useNavigationType = (): NavigationType => use(NavigationTypeContext)
