import type { Middleware } from '@reduxjs/toolkit'
import { countMetric } from '../tracking/track.ts'

const typeOf = (action: unknown): string =>
  typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : 'thunk'

const logged = new WeakSet<object>()

/** Outermost: an action that fails is counted once under its type, and fails all the same. spec 001 §8 */
export const errorLog: Middleware = () => (next) => (action) => {
  try {
    return next(action)
  } catch (error) {
    if (error instanceof Error && !logged.has(error)) {
      logged.add(error)
      countMetric('action_error', { action: typeOf(action) })
    }
    throw error
  }
}
