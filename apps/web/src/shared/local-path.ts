const BASE = 'http://local.invalid'
export const DEFAULT_HOME = '/'

/** A path of this very site with its query, or the home page: nothing else may be gone to. */
export function localPath(value: string | null | undefined): string {
  if (!value || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value) || !URL.canParse(value, BASE)) return DEFAULT_HOME
  const { origin, pathname, search, hash } = new URL(value, BASE)
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : DEFAULT_HOME
}

/** `/login/?next=…` from a place that needs a sign-in. */
export const pathToLogIn = (next: string): string => `/login/?${new URLSearchParams({ next })}`
