import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the served markup, true once the page is alive. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
