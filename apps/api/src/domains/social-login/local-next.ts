const BASE = 'http://local.invalid'

/** A path of this very site with its query, or the home page. */
export function localNext(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value) || !URL.canParse(value, BASE))
    return '/'
  const { origin, pathname, search } = new URL(value, BASE)
  return origin === BASE && !pathname.startsWith('//') ? pathname + search : '/'
}
