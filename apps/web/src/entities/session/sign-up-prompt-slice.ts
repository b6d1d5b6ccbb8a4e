import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

export type SignUpReason = 'save' | 'follow' | 'react' | 'comment' | 'message'

/** What a visitor tried that takes an account, and where to go on afterwards. */
export type SignUpPrompt = { reason: SignUpReason; next: string }

type State = { prompt: SignUpPrompt | null }
const initialState: State = { prompt: null }

export const signUpPromptSlice = createSlice({
  name: 'signUpPrompt',
  initialState,
  reducers: {
    signUpPrompted: (state, { payload }: PayloadAction<SignUpPrompt>) => {
      state.prompt = payload
    },
    signUpPromptDismissed: (state) => {
      state.prompt = null
    },
  },
  selectors: { selectSignUpPrompt: (state) => state.prompt },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof signUpPromptSlice> {}
}

export const { signUpPrompted, signUpPromptDismissed } = signUpPromptSlice.actions
export const { selectSignUpPrompt } = signUpPromptSlice.injectInto(rootReducer).selectors
