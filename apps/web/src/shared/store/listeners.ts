import type { Middleware, PayloadAction } from '@reduxjs/toolkit'
import type { AppDispatch } from './make-store.ts'

type Effect<P> = (payload: P, dispatch: AppDispatch) => void
type Event<P> = { type: string; match: (action: unknown) => action is PayloadAction<P> }

const effects: ((action: unknown, dispatch: AppDispatch) => void)[] = []

/**
 * Runs an effect after an event. Features register theirs when their code is loaded.
 * It holds no data of a viewer, so every store of the process shares it.
 */
export function onEvent<P>(event: Event<P>, effect: Effect<P>): void {
  effects.push((action, dispatch) => {
    if (event.match(action)) effect(action.payload, dispatch)
  })
}

/** Calls the listener after every action, until the returned function is called. */
export function onAnyAction(listener: (action: unknown) => void): () => void {
  effects.push(listener)
  return () => void effects.splice(effects.indexOf(listener), 1)
}

export const listeners: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    for (const effect of effects) effect(action, dispatch)
    return result
  }
