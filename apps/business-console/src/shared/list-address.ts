const searches = new Map<string, string>()

/** Keeps page, sort and search of the list at an address while this tab is open. */
export function rememberList(pathname: string, search: string): void {
  searches.set(pathname, search)
}

/** The address of a list as it was left. */
export const listAddress = (pathname: string): string => pathname + (searches.get(pathname) ?? '')
