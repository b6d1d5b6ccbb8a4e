/** Of browsers and of Node alike; this package knows neither. */
declare const URL: {
  canParse(url: string, base: string): boolean
  new (
    url: string,
    base: string,
  ): Record<'origin' | 'pathname' | 'search' | 'hash' | 'href' | 'username' | 'password', string>
}

const BASE = 'http://local.invalid'
const LOCAL = /^\/(?![/\\])[^\\\p{Cc}]*$/u
const ABSOLUTE = /^https?:\/\/[^\\\p{Cc}]*$/u

/**
 * Where a redirect may lead: to a path of this very site with its query and fragment, or to an address at one of its
 * other origins. Null for everything else.
 */
export function siteTarget(value: unknown, origins: readonly string[] = []): string | null {
  if (typeof value !== 'string' || !URL.canParse(value, BASE)) return null
  const { origin, pathname, search, hash, href, username, password } = new URL(value, BASE)
  if (LOCAL.test(value))
    return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : null
  const isListed = ABSOLUTE.test(value) && origins.includes(origin) && username === '' && password === ''
  return isListed ? href : null
}
