import { useBasename } from 'react-admin'

/** The address of a place in the hub that is open, such as `people` or `invites/create`. */
export function useHubPath(): (place: string) => string {
  const base = useBasename()
  return (place) => `${base}/${place}`
}
