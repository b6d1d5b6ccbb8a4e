import { canUsePasskeys } from '../../shared/browser/passkeys.ts'
import { useIsHydrated } from '../../shared/browser/use-is-hydrated.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { selectRequestContext, selectSiteOrigins } from './session-slice.ts'

/** Whether the browser has passkeys that work at this address; null before hydration. */
export function useCanUsePasskeys(): boolean | null {
  const isHydrated = useIsHydrated()
  const main = useAppSelector(selectRequestContext)?.origin
  const origins = useAppSelector(selectSiteOrigins)
  if (!isHydrated) return null
  return main !== undefined && canUsePasskeys([main, ...origins])
}
