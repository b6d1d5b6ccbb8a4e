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

it('C-3.52 keeps all that is known of the target', () => {
  const target = {
    id: '1',
    type: 'pin',
    isProduct: true,
    isPromoted: false,
    parentId: '2',
    videoDuration: 12.5,
    viewParameter: 92,
    viewType: 3,
    isThirdPartyAd: false,
    nodeId: 'node',
  } as const
  expect(reducer(null, reportShown(target))).toEqual(target)
})
