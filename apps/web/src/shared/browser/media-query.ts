import { useSyncExternalStore } from 'react'

/** Whether a media query holds; false on the server and in the first render. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Asked when something is pressed: whether the device has nothing that hovers. */
export const hasTouchOnly = (): boolean => window.matchMedia('(hover: none)').matches
