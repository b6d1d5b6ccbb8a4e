import { now } from './clock.ts'
import { localStore } from './storage.ts'

/** What was changed here and shows in the other tabs of this browser, too. */
export type SharedChange = 'profile' | 'theme'

const KEY = 'changed_in_tab'

/** Each time with another value: storage has no event for one that is there already. */
export const notifyOtherTabs = (what: SharedChange): void => localStore.write(KEY, `${what} ${now()}`)

const VIEWER = 'viewer_in_tab'

/** Writes down whose page this one is, for the other tabs; `listener` is called when another is another member's. */
export function watchViewer(viewerId: string, listener: () => void): () => void {
  localStore.write(VIEWER, viewerId)
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === VIEWER && newValue !== null && newValue !== viewerId) listener()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** Notifies of what was changed in another tab; the returned function stops it. */
export function watchOtherTabs(listener: (what: SharedChange) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    const [what] = newValue?.split(' ') ?? []
    if (key === KEY && (what === 'profile' || what === 'theme')) listener(what)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
