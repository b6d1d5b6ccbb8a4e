import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { MfaChallenge } from '@tessera/api-types/second-factor/views'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** What somebody is asked for: the second step of a login, that it is still them, or the rest of a limited login. */
export type Confirmation =
  | { kind: 'second-step'; challenge: MfaChallenge }
  | { kind: 'proof' }
  | { kind: 'limited-login' }

type State =
  | { status: 'idle' }
  | { status: 'asked'; confirmation: Confirmation }
  /** `token` begins the session of a login. */
  | { status: 'given'; token: string | null }
  | { status: 'dismissed' }

const idle = (): State => ({ status: 'idle' })

export const confirmSlice = createSlice({
  name: 'confirm',
  initialState: idle(),
  reducers: {
    confirmationAsked: (_state, { payload }: PayloadAction<Confirmation>): State => ({
      status: 'asked',
      confirmation: payload,
    }),
    confirmationGiven: (_state, { payload }: PayloadAction<{ token: string | null }>): State => ({
      status: 'given',
      ...payload,
    }),
    confirmationDismissed: (): State => ({ status: 'dismissed' }),
  },
  selectors: {
    selectConfirm: (state) => state,
    selectConfirmation: (state) => (state.status === 'asked' ? state.confirmation : null),
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof confirmSlice> {}
}

export const { confirmationAsked, confirmationGiven, confirmationDismissed } = confirmSlice.actions
export const { selectConfirm, selectConfirmation } = confirmSlice.injectInto(rootReducer).selectors
