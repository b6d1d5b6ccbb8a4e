import { localStorageStore, type Store } from 'react-admin'

const SIDEBAR = 'sidebar.open'

/** What this browser remembers of one person's console, such as the narrow sidebar. */
export function makeConsoleStore(userId: string): Store {
  const store = localStorageStore('1', `.console.${userId}`)
  // On a small screen the sidebar lies over the page, and is not there before it is asked for.
  if (window.matchMedia('(width < 600px)').matches) store.removeItem(SIDEBAR)
  return store
}
