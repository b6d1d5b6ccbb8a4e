import type { Endpoint } from '../../shared/api/endpoint.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { selectViewer } from './session-slice.ts'
import { reminderShown } from './verify-reminder-slice.ts'

const isUnverified = (state: RootState): boolean => selectViewer(state)?.email_verified === false

/** Reminds an unverified member to verify their email, once for all that begins now. */
export const remind =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (isUnverified(getState())) dispatch(reminderShown())
  }

/** A write that others meet: as an unverified member begins it they are reminded to verify their email; it goes on. */
export const remindUnverified = <I, O>(definition: Endpoint<I, O>): Endpoint<I, O> => ({
  ...definition,
  onQueryStarted: async (input, started) => {
    if (isUnverified(started.getState() as RootState)) started.dispatch(reminderShown())
    await definition.onQueryStarted?.(input, started)
  },
})
