import type { Endpoint } from '../../shared/api/endpoint.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { selectViewer } from './session-slice.ts'
import { reminderShown } from './verify-reminder-slice.ts'

/** A write that others meet: as an unverified member begins it they are reminded to verify their email; it goes on. */
export const remindUnverified = <I, O>(definition: Endpoint<I, O>): Endpoint<I, O> => ({
  ...definition,
  onQueryStarted: async (input, started) => {
    const viewer = selectViewer(started.getState() as RootState)
    if (viewer?.email_verified === false) started.dispatch(reminderShown())
    await definition.onQueryStarted?.(input, started)
  },
})
