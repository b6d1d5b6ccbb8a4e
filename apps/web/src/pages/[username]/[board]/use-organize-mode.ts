import { useSearchParams } from 'react-router-dom'

const PARAMETER = 'organize'

/** Putting in order is a place of its own: it is kept over a reload and left by going back. */
export function useOrganizeMode(canOrganize: boolean) {
  const [params, setParams] = useSearchParams()
  return {
    isOrganizing: canOrganize && params.has(PARAMETER),
    begin: () => setParams({ [PARAMETER]: '1' }),
    end: () => setParams({}, { replace: true }),
  }
}
