import type { Route } from '@tessera/api-types/route'
import { newUuid } from '../browser/random.ts'
import type { AppDispatch } from '../store/make-store.ts'
import { isPassing } from './call.ts'
import type { Link } from './transport-chain.ts'

const CREATES = /\.(create|duplicate|publish|send)$/
/** The same words sent again while the first are on their way are said twice; a second pin is a double press. */
const SAYS = /^(comments|messages)\./
/** How long the same thing is taken for another try of one whose response was lost. */
const RETRY_MS = 2 * 60_000

/** What makes something that a second try would make twice; an end such as following is the same at any try. */
export const isCreation = ({ name, isIdempotent = false }: Route): boolean =>
  isIdempotent && CREATES.test(name)

/** What is sent again after a response that never came has the key of the first time, by which the server knows it. */
const onceLink: Link = (next) => {
  const keys = new Map<string, { key: string; until: number }>()
  return async (route, input, signal) => {
    if (!isCreation(route)) return next(route, input, signal)
    const what = `${route.name} ${JSON.stringify(input)}`
    const known = keys.get(what)
    const key = known && Date.now() < known.until ? known.key : newUuid()
    if (SAYS.test(route.name)) keys.delete(what)
    else keys.set(what, { key, until: Infinity })
    const result = await next(route, input, signal, key)
    if ('error' in result && isPassing(result.error)) keys.set(what, { key, until: Date.now() + RETRY_MS })
    else if (keys.get(what)?.key === key) keys.delete(what)
    return result
  }
}

/** Dispatches a creation that may be sent again. */
export function once(dispatch: AppDispatch): AppDispatch {
  dispatch((_dispatch, _getState, { add }) => add('once', onceLink))
  return dispatch
}
