import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

export type PasscodeModal =
  | { status: 'closed' }
  | {
      status: 'open'
      /** Which waiting change the modal is for; its handler is kept beside the state. */
      requestId: number
      /** Whether the change is warned of instead of guarded. */
      isUnidirectional: boolean
      isValidating: boolean
      error: string | null
    }

type Opened = { requestId: number; isUnidirectional: boolean }

const closed = (): PasscodeModal => ({ status: 'closed' })

export const passcodeSlice = createSlice({
  name: 'passcode',
  initialState: closed(),
  reducers: {
    passcodeOpened: (_state, { payload }: PayloadAction<Opened>): PasscodeModal => ({
      status: 'open',
      ...payload,
      isValidating: false,
      error: null,
    }),
    passcodeTyped: (state): PasscodeModal => (state.status === 'open' ? { ...state, error: null } : state),
    passcodeSent: (state): PasscodeModal =>
      state.status === 'open' ? { ...state, isValidating: true, error: null } : state,
    passcodeRefused: (state, { payload }: PayloadAction<{ error: string }>): PasscodeModal =>
      state.status === 'open' ? { ...state, isValidating: false, error: payload.error } : state,
    passcodeClosed: closed,
  },
  selectors: { selectPasscodeModal: (state) => state },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof passcodeSlice> {}
}

export const { passcodeOpened, passcodeTyped, passcodeSent, passcodeRefused, passcodeClosed } =
  passcodeSlice.actions
export const { selectPasscodeModal } = passcodeSlice.injectInto(rootReducer).selectors
