import { createAction, type PayloadAction } from '@reduxjs/toolkit'
import type { AppDispatch } from '../store/make-store.ts'
import { onEvent } from '../store/listeners.ts'

/** An undo did not work; the toasts say so. */
export const undoFailed = createAction('toasts/undoFailed')

type Event<P> = { type: string; match: (action: unknown) => action is PayloadAction<P> }
type Call<P> = (payload: P, dispatch: AppDispatch) => PromiseLike<{ error?: unknown }>

/** What the undo of a toast calls. */
export function onUndo<P>(event: Event<P>, call: Call<P>): void {
  onEvent(event, (payload, dispatch) => {
    void call(payload, dispatch).then(({ error }) => {
      if (error) dispatch(undoFailed())
    })
  })
}
