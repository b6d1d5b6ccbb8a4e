import { useLocation, useSearchParams } from 'react-router-dom'

const PARAMETER = 'organize'
const ENDED = { organized: true }

/** `into`: the id of a section that pins are to be moved to. */
export const organizePath = (board: string, into = '1'): string => `${board}?${PARAMETER}=${into}`

/** Putting in order is a place of its own: it is kept over a reload and left by going back. */
export function useOrganizeMode(canOrganize: boolean) {
  const [params, setParams] = useSearchParams()
  return {
    isOrganizing: canOrganize && params.has(PARAMETER),
    into: params.get(PARAMETER),
    begin: () => setParams({ [PARAMETER]: '1' }),
    end: () => setParams({}, { replace: true, state: ENDED }),
  }
}

/** Whether the page was reached by ending it, just now. */
export function useOrganizeEnded(): boolean {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'organized' in state
}
