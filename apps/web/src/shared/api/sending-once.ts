import type { Route } from '@tessera/api-types/route'
import { newUuid } from '../browser/random.ts'
import type { AppDispatch } from '../store/make-store.ts'
import { isPassing } from './call.ts'
import type { Link } from './transport-chain.ts'

const CREATES = /\.(create|duplicate|publish|send)$/

/** What makes something that a second try would make twice; an end such as following is the same at any try. */
export const isCreation = ({ name, isIdempotent = false }: Route): boolean =>
  isIdempotent && CREATES.test(name)

/** What is sent again after a response that never came has the key of the first time, by which the server knows it. */
const onceLink: Link = (next) => {
  const lost = new Map<string, string>()
  return async (route, input, signal) => {
    if (!isCreation(route)) return next(route, input, signal)
    const what = `${route.name} ${JSON.stringify(input)}`
    const key = lost.get(what) ?? newUuid()
    // The same words sent twice in a row are two messages.
    lost.delete(what)
    const result = await next(route, input, signal, key)
    if ('error' in result && isPassing(result.error)) lost.set(what, key)
    return result
  }
}

/** Dispatches a creation that may be sent again. */
export function once(dispatch: AppDispatch): AppDispatch {
  dispatch((_dispatch, _getState, { add }) => add('once', onceLink))
  return dispatch
}
