import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the served markup, true once the page is alive. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** From now on the page answers to presses: journeys wait for this. */
export const markAlive = (): void => {
  document.documentElement.dataset.alive = ''
}
