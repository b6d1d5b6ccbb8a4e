import { describe, expect, it } from 'vitest'
import {
  feedbackClosed,
  feedbackFailed,
  feedbackOpened,
  feedbackSlice,
  feedbackSubmitting,
  feedbackSucceeded,
} from './feedback-slice.ts'

const { reducer } = feedbackSlice
const modal = { title: 'Feedback', prompt: 'What?', actionFrom: 'pin_builder', nextPageToRedirect: '/ada/' }
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: 'begun' }))

describe('feedback', () => {
  it('C-3.51 opening stores title, prompt, where it was opened and where it leads', () => {
    expect(after(feedbackOpened(modal)).modal).toEqual(modal)
  })

  it('C-4.17 C-8.07 goes from idle over submitting to succeeded, or failed with the words of the failure', () => {
    expect(after().submission).toEqual({ status: 'idle' })
    expect(after(feedbackSubmitting()).submission).toEqual({ status: 'submitting' })
    expect(after(feedbackSubmitting(), feedbackSucceeded()).submission).toEqual({ status: 'succeeded' })
    expect(after(feedbackSubmitting(), feedbackFailed({ error: 'Busy.' })).submission).toEqual({
      status: 'failed',
      error: 'Busy.',
    })
  })

  it('C-4.18 closing takes the failure and the dialog away', () => {
    expect(after(feedbackOpened(modal), feedbackFailed({ error: 'Busy.' }), feedbackClosed())).toEqual({
      modal: null,
      submission: { status: 'idle' },
    })
  })
})
