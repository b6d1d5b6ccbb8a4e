import { newUuid } from '../browser/random.ts'
import type { AppDispatch } from '../store/make-store.ts'
import { isPassing } from './call.ts'
import type { Link } from './transport-chain.ts'

/** What makes something that a second try would make twice. */
const CREATIONS: readonly string[] = [
  'pinDrafts.create',
  'pins.create',
  'scheduledPins.create',
  'storyPins.create',
]

/** What is sent again after a response that never came has the key of the first time, by which the server knows it. */
const onceLink: Link = (next) => {
  const keys = new Map<string, string>()
  return async (route, input, signal) => {
    if (!CREATIONS.includes(route.name)) return next(route, input, signal)
    const what = `${route.name} ${JSON.stringify(input)}`
    const key = keys.get(what) ?? newUuid()
    keys.set(what, key)
    const result = await next(route, input, signal, key)
    if (!('error' in result) || !isPassing(result.error)) keys.delete(what)
    return result
  }
}

/** Dispatches a creation that may be sent again. */
export function once(dispatch: AppDispatch): AppDispatch {
  dispatch((_dispatch, _getState, { add }) => add('once', onceLink))
  return dispatch
}
