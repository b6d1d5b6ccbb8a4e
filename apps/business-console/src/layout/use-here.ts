import { useBasename } from 'react-admin'
import { useLocation } from 'react-router-dom'

/** The open place, below the address of the hub. */
export function useHere(): string {
  const base = useBasename()
  return useLocation().pathname.slice(base.length + 1)
}
