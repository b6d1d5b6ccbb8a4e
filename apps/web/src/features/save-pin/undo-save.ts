import { createAction } from '@reduxjs/toolkit'
import { onUndo } from '../../shared/toasts/undo.ts'
import { afterChanges } from './pin-changes.ts'
import { savePinApi } from './save-pin-api.ts'

/** Emitted by the undo of the toast; `copyId` is the pin that the save made. */
export const saveUndone = createAction<{ pinId: string; copyId: string; userId: string }>(
  'savePin/saveUndone',
)

onUndo(saveUndone, (payload, dispatch) =>
  dispatch(
    afterChanges(payload.pinId, async () =>
      dispatch(savePinApi.endpoints.unsavePin.initiate(payload, { track: false })),
    ),
  ),
)
