import { useEffect } from 'react'
import { useAppStore } from '../../shared/store/hooks.ts'
import { deferredTasks } from './deferred-tasks.ts'
import { deferredMounts } from './deferred-mounts.tsx'

const mounts = Object.entries(deferredMounts).map(([name, Mount]) => <Mount key={name} />)

/** Starts what runs beside the page and shows what may appear over it. */
export function DeferredRoot() {
  const store = useAppStore()
  useEffect(() => {
    const stops = deferredTasks.map((start) => start(store))
    return () => stops.forEach((stop) => stop?.())
  }, [store])
  return mounts
}
