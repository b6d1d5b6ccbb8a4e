import { readStored, store } from './browser-storage.ts'

const AREA = 'sessionStorage'

const keyOf = (pathname: string) => `list ${pathname}`

/** Keeps page, sort and search of the list at an address while this tab is open. */
export function rememberList(pathname: string, search: string): void {
  store(keyOf(pathname), search, AREA)
}

/** The address of a list as it was left. */
export const listAddress = (pathname: string): string =>
  pathname + (readStored<string>(keyOf(pathname), AREA) ?? '')
