const ONE_YEAR_S = 31_536_000

export function cookieValue(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1))
  }
  return undefined
}

export const readCookie = (name: string): string | undefined => cookieValue(document.cookie, name)

/** A null value removes the cookie. */
export function writeCookie(name: string, value: string | null): void {
  const lifetime = value === null ? 0 : ONE_YEAR_S
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${lifetime}; SameSite=Lax`
}

export const hasCookie = (name: string): boolean => readCookie(name) !== undefined
