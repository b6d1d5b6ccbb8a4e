/** What the local storage of a browser keeps when its member leaves. // spec 001 §4 */
export const PRESERVED_ITEMS = ['install_id', 'cookie_consent'] as const

/** Reads and writes that survive a full or forbidden storage; the server has none. */
export type SafeStorage = {
  read: (key: string) => string | null
  write: (key: string, value: string) => void
  remove: (key: string) => void
}

function attempt<T>(task: () => T, otherwise: T): T {
  try {
    return task()
  } catch {
    return otherwise
  }
}

const safe = (storage: () => Storage): SafeStorage => ({
  read: (key) => attempt(() => storage().getItem(key), null),
  write: (key, value) => attempt(() => storage().setItem(key, value), undefined),
  remove: (key) => attempt(() => storage().removeItem(key), undefined),
})

export const localStore = safe(() => window.localStorage)
export const sessionStore = safe(() => window.sessionStorage)

/** Empties the session's storage, and the local one but for the named items. */
export function clearPersonalStorage(kept: readonly string[]): void {
  const items = kept.map((key) => [key, localStore.read(key)] as const)
  attempt(() => {
    window.sessionStorage.clear()
    window.localStorage.clear()
  }, undefined)
  for (const [key, value] of items) if (value !== null) localStore.write(key, value)
}
