import type { Middleware, PayloadAction } from '@reduxjs/toolkit'
import type { AppDispatch } from './make-store.ts'

type Effect<P> = (payload: P, dispatch: AppDispatch) => void
type Event<P> = { type: string; match: (action: unknown) => action is PayloadAction<P> }

const effects: ((action: unknown, dispatch: AppDispatch) => void)[] = []

/**
 * What follows an event beyond the state: features say so when their code is loaded.
 * Nothing of a viewer is kept here, so every store of the process may share it.
 */
export function whenTold<P>(event: Event<P>, effect: Effect<P>): void {
  effects.push((action, dispatch) => {
    if (event.match(action)) effect(action.payload, dispatch)
  })
}

/** Hears every action that was done, until the answer is called. */
export function hearAll(hear: (action: unknown) => void): () => void {
  effects.push(hear)
  return () => void effects.splice(effects.indexOf(hear), 1)
}

export const listeners: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const answer = next(action)
    for (const effect of effects) effect(action, dispatch)
    return answer
  }
