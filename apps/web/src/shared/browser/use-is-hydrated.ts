import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the served markup, true once the page is hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const served = new Set<object>()
let isRootHydrated = false

function markWhole(): void {
  if (isRootHydrated && served.size === 0) document.documentElement.dataset.hydrated = ''
}

/** Marks the page as hydrated once its late parts are, too; journeys wait for this. */
export function markHydrated(): void {
  isRootHydrated = true
  markWhole()
}

/** A part of the page that is not hydrated yet, until the returned function is called. */
export function servedPart(): () => void {
  const part = {}
  served.add(part)
  return () => {
    served.delete(part)
    markWhole()
  }
}
