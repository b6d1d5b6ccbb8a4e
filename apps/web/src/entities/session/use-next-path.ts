import { useSearchParams } from 'react-router-dom'
import { pageTarget } from '../../shared/local-path.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { selectSiteOrigins } from './session-slice.ts'

/** Where a sign-in leads to, and how the links between its pages carry that along. */
export function useNextPath() {
  const [parameters] = useSearchParams()
  const origins = useAppSelector(selectSiteOrigins)
  const raw = parameters.get('next')
  return {
    /** From the address; null without one. */
    raw,
    /** A page of this site to go on to, at whichever of its origins. */
    next: pageTarget(raw, origins),
    carry: (path: string) => (raw === null ? path : `${path}?${new URLSearchParams({ next: raw })}`),
  }
}
