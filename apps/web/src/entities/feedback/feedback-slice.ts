import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../shared/store/root-reducer.ts'

/** The texts of the feedback dialog, where it was opened, and where its writer goes afterwards. spec 000 §3 */
export type FeedbackModal = {
  title: string
  prompt: string
  actionFrom: string
  nextPageToRedirect: string | null
}

export type Submission =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'succeeded' }
  | { status: 'failed'; error: string }

type State = { modal: FeedbackModal | null; submission: Submission }

const closed: State = { modal: null, submission: { status: 'idle' } }

export const feedbackSlice = createSlice({
  name: 'feedback',
  initialState: closed,
  reducers: {
    feedbackOpened: (state, { payload }: PayloadAction<FeedbackModal>) => {
      state.modal = payload
    },
    feedbackSubmitting: (state) => {
      state.submission = { status: 'submitting' }
    },
    feedbackSucceeded: (state) => {
      state.submission = { status: 'succeeded' }
    },
    feedbackFailed: (state, { payload }: PayloadAction<{ error: string }>) => {
      state.submission = { status: 'failed', error: payload.error }
    },
    feedbackClosed: (): State => closed,
  },
  selectors: {
    selectFeedbackModal: (state) => state.modal,
    selectFeedbackSubmission: (state) => state.submission,
  },
})

declare module '../../shared/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof feedbackSlice> {}
}

export const { feedbackOpened, feedbackSubmitting, feedbackSucceeded, feedbackFailed, feedbackClosed } =
  feedbackSlice.actions
export const { selectFeedbackModal, selectFeedbackSubmission } =
  feedbackSlice.injectInto(rootReducer).selectors
