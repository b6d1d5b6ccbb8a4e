/** For this browser, or for as long as this tab is open. */
type Area = 'localStorage' | 'sessionStorage'

/** What was kept under a key; null when nothing readable is there. */
export function readStored<T>(key: string, area: Area = 'localStorage'): T | null {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Keeps a value; a browser that refuses storage forgets it with the page. */
export function store(key: string, value: unknown, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

export function readCookie(name: string): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1))
  }
  return undefined
}
