import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { type Pin, selectIsPinChanging, selectPin } from '../../entities/pins/pins-slice.ts'
import { onAnyAction } from '../../shared/store/listeners.ts'
import type { AppDispatch } from '../../shared/store/make-store.ts'
import { rootReducer, type RootState } from '../../shared/store/root-reducer.ts'

/** The viewer's copies that are being moved. */
const movingCopiesSlice = createSlice({
  name: 'movingCopies',
  initialState: [] as string[],
  reducers: {
    moveStarted: (copyIds, { payload }: PayloadAction<string>) => [...copyIds, payload],
    moveEnded: (copyIds, { payload }: PayloadAction<string>) => copyIds.filter((id) => id !== payload),
  },
  selectors: { selectMovingCopies: (copyIds) => copyIds },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof movingCopiesSlice> {}
}

export const { moveStarted, moveEnded } = movingCopiesSlice.actions
const { selectMovingCopies } = movingCopiesSlice.injectInto(rootReducer).selectors

/** Whether a save, a removal or a move of the pin is under way. */
export function selectIsChanging(state: RootState, pinId: string): boolean {
  const copyId = selectPin(state, pinId)?.saved_info?.localPinId ?? ''
  return selectIsPinChanging(state, pinId) || selectMovingCopies(state).includes(copyId)
}

/** Does the work, with the pin as it is then, once no change of the pin is under way. */
export const afterChanges =
  <T>(pinId: string, work: (pin: Pin | undefined) => Promise<T>) =>
  async (_dispatch: AppDispatch, getState: () => RootState): Promise<T> => {
    while (selectIsChanging(getState(), pinId)) {
      let stop = () => undefined as void
      await new Promise<void>((resolve) => {
        stop = onAnyAction(() => !selectIsChanging(getState(), pinId) && resolve())
      })
      stop()
    }
    return work(selectPin(getState(), pinId))
  }
