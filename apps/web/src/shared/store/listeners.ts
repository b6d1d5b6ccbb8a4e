import type { Middleware, PayloadAction } from '@reduxjs/toolkit'
import type { AppDispatch } from './make-store.ts'

type Effect<P> = (payload: P, dispatch: AppDispatch) => void
type Event<P> = { type: string; match: (action: unknown) => action is PayloadAction<P> }

// A new array at each change: an effect may end another while an action is on its way through them.
let effects: readonly ((action: unknown, dispatch: AppDispatch) => void)[] = []

/**
 * Runs an effect after an event. Features register theirs when their code is loaded.
 * It holds no data of a viewer, so every store of the process shares it.
 */
export function onEvent<P>(event: Event<P>, effect: Effect<P>): void {
  const added = (action: unknown, dispatch: AppDispatch) => {
    if (event.match(action)) effect(action.payload, dispatch)
  }
  effects = [...effects, added]
}

/** Calls the listener after every action, until the returned function is called. */
export function onAnyAction(listener: (action: unknown) => void): () => void {
  effects = [...effects, listener]
  return () => {
    effects = effects.filter((effect) => effect !== listener)
  }
}

export const listeners: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    for (const effect of effects) effect(action, dispatch)
    return result
  }
