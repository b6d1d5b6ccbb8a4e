import { useEffect } from 'react'
import { useAppStore } from '../../shared/store/hooks.ts'
import { lateStarts } from './late-starts.ts'
import { lateHosts } from './late-hosts.tsx'

/** Starts what runs beside the page and shows what may appear over it. */
export function LateParts() {
  const store = useAppStore()
  useEffect(() => {
    const stops = lateStarts.map((start) => start(store))
    return () => stops.forEach((stop) => stop?.())
  }, [store])
  return lateHosts
}
