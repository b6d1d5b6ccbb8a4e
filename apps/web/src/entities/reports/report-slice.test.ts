import { expect, it } from 'vitest'
import { reportDismissed, reportShown, reportSlice } from './report-slice.ts'

const { reducer } = reportSlice

it('I-4.46 showing sets the target of the dialog, dismissing leaves none', () => {
  const empty = reducer(undefined, { type: 'begin' })
  expect(empty).toBeNull()
  const shown = reducer(empty, reportShown({ id: '1', type: 'pin' }))
  expect(shown).toEqual({ id: '1', type: 'pin' })
  expect(reducer(shown, reportDismissed())).toBeNull()
})
