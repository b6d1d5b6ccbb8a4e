import { createContext, use, type ReactNode } from 'react'

/** Shows what is done with many rows beside their list, which may empty meanwhile. */
export const BulkHostContext = createContext<(dialog: ReactNode) => void>(() => undefined)

export const useBulkHost = (): ((dialog: ReactNode) => void) => use(BulkHostContext)
