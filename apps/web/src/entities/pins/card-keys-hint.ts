import { createContext, useContext } from 'react'

/** The id of the hint about the keys that move among cards. */
export const CardKeysHint = createContext<string | undefined>(undefined)

export const useCardKeysHint = (): string | undefined => useContext(CardKeysHint)
