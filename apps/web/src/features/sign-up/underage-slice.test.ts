import { expect, it } from 'vitest'
import { underageDismissed, underageShown, underageSlice } from './underage-slice.ts'

it('I-2.63 the question about the birthdate is visible once shown, and no more once dismissed', () => {
  const { reducer, getInitialState } = underageSlice
  const shown = reducer(getInitialState(), underageShown({ age: 15 }))
  expect([getInitialState().isVisible, shown]).toEqual([false, { isVisible: true, age: 15 }])
  expect(reducer(shown, underageDismissed())).toEqual(getInitialState())
})
