import { createContext, useContext } from 'react'

/** The id of what says how the keys move among cards. */
export const CardKeysHint = createContext<string | undefined>(undefined)

export const useCardKeysHint = (): string | undefined => useContext(CardKeysHint)
