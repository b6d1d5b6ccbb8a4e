import { useBasename } from 'react-admin'
import { useLocation } from 'react-router-dom'

/** The address of a place in the hub that is open, such as `people` or `invites/create`. */
export function useHubPath(): (place: string) => string {
  const base = useBasename()
  return (place) => `${base}/${place}`
}

/** The open place, below the address of the hub. */
export function useHere(): string {
  const base = useBasename()
  return useLocation().pathname.slice(base.length + 1)
}
