import { useLocation } from 'react-router-dom'
import { useIsHydrated } from './browser/use-is-hydrated.ts'

/**
 * The secret of a mailed link, which stands behind the `#` of the address, where no server sees it.
 * Null without one; undefined until the page is hydrated.
 */
export function useLinkToken(): string | null | undefined {
  const { hash } = useLocation()
  const isHydrated = useIsHydrated()
  return isHydrated ? new URLSearchParams(hash.slice(1)).get('token') : undefined
}
