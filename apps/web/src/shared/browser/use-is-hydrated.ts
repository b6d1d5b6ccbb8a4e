import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the served markup, true once the page is hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Marks the page as hydrated; journeys wait for this. */
export const markHydrated = (): void => {
  document.documentElement.dataset.hydrated = ''
}
