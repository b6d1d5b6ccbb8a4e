import type { CloseupResult } from '../../../entities/pins/pins-api.ts'
import type { ApiError } from '../../../shared/api/call.ts'

export type CloseupState =
  | { kind: 'missing' }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'loading' }
  | { kind: 'pin' }

type Known = {
  /** Whether the address can name a pin at all. */
  isPossible: boolean
  result: CloseupResult | undefined
  isFetching: boolean
  /** A card of the pin is here already, from the grid one came from. */
  isHere: boolean
}

const NOT_FOUND = 404

/** A missing or private pin is not here; any other failure may be tried again. */
export function closeupState({ isPossible, result, isFetching, isHere }: Known): CloseupState {
  if (!isPossible) return { kind: 'missing' }
  if (result?.kind === 'error') {
    if (result.error.httpStatus === NOT_FOUND) return { kind: 'missing' }
    return isFetching ? { kind: 'loading' } : { kind: 'failed', error: result.error }
  }
  if (result) return isHere ? { kind: 'pin' } : { kind: 'missing' }
  return isHere ? { kind: 'pin' } : { kind: 'loading' }
}
