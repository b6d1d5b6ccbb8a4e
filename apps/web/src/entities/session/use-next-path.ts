import { useSearchParams } from 'react-router-dom'
import { localPath } from '../../shared/local-path.ts'

/** Where a sign-in leads to, and how the links between its pages carry that along. */
export function useNextPath() {
  const [parameters] = useSearchParams()
  const raw = parameters.get('next')
  return {
    /** As the address says it; null without one. */
    raw,
    /** A path of this site to go on to. */
    next: localPath(raw),
    carry: (path: string) => (raw === null ? path : `${path}?${new URLSearchParams({ next: raw })}`),
  }
}
