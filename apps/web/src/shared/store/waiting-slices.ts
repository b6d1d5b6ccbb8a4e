import { rootReducer, type RootState } from './root-reducer.ts'

/**
 * A page is served with the state of slices whose code comes after it. Until a slice is here its state is held as it
 * came, unseen by the reducers, which know only the slices that are; the slice then finds it in its place.
 */
export function withWaiting<S extends object>(state: S, from: object | undefined): S {
  if (!from || Object.getOwnPropertyNames(from).every((slice) => slice in state)) return state
  const waiting = Object.entries(Object.getOwnPropertyDescriptors(from)).filter(
    ([slice]) => !(slice in state),
  )
  const hidden = waiting.map(([slice, property]) => [slice, { ...property, enumerable: false }] as const)
  return Object.defineProperties({ ...state }, Object.fromEntries(hidden))
}

/** The state with that of slices that are not here held apart. */
export function heldApart(given: Partial<RootState>): Partial<RootState> {
  const here = rootReducer(undefined, { type: 'slices/asked' })
  const known = Object.entries(given).filter(([slice]) => slice in here)
  return withWaiting(Object.fromEntries(known), given)
}
