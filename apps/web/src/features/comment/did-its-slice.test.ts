import type { DidItView } from '@tessera/api-types/comments/did-it-views'
import { expect, it } from 'vitest'
import { didItsCounted, pinsSlice } from '../../entities/pins/pins-slice.ts'
import { entitiesReceived } from '../../shared/api/entities-received.ts'
import { aPin } from '../../test/pin-builders.ts'
import { aDidIt } from '../../test/did-it-builder.ts'
import { didItCommented, didItHelped, didItLiked, didItsSlice } from './did-its-slice.ts'

const { reducer } = didItsSlice
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  [entitiesReceived({ didIts: [aDidIt()] }), ...actions].reduce<ReturnType<typeof reducer> | undefined>(
    (state, action) => reducer(state, action),
    undefined,
  )?.entities['61']

const counts = (didIt: DidItView | undefined) => [
  didIt?.like_count,
  didIt?.liked_by_me,
  didIt?.helpful_count,
  didIt?.marked_helpful_by_me,
]

it('C-7.56 did-its of a response are stored', () => {
  expect(after()).toEqual(aDidIt())
})

it('C-4.63 likes and helpful marks move by one, however often they are set, and comments by a given step', () => {
  const like = (isOn: boolean) => didItLiked({ didItId: '61', isOn })
  const help = (isOn: boolean) => didItHelped({ didItId: '61', isOn })
  expect(counts(after(like(true), like(true), help(true)))).toEqual([1, true, 1, true])
  expect(counts(after(like(true), help(true), like(false), help(false), like(false)))).toEqual([
    0,
    false,
    0,
    false,
  ])
  const comments = (step: number) => didItCommented({ didItId: '61', step })
  expect(after(comments(3), comments(-1))?.comment_count).toBe(2)
  expect(after(comments(-1))?.comment_count).toBe(0)
})

it('C-4.62 a did-it switched on and off moves the images of all copies of the pin by one', () => {
  const { reducer: pins } = pinsSlice
  const known = [aPin(), aPin({ id: '2' })]
  const begun = pins(undefined, entitiesReceived({ pins: known }))
  const toggle = (step: 1 | -1) => didItsCounted({ pinId: '1', step, comments: 0, isMine: true })
  const state = (of: typeof begun) =>
    Object.values(of.entities).map((pin) => [
      pin.aggregated_pin_data.did_it_data.images_count,
      pin.done_by_me,
    ])
  const on = pins(begun, toggle(1))
  expect(state(on)).toEqual([
    [1, true],
    [1, true],
  ])
  expect(state(pins(on, toggle(-1)))).toEqual([
    [0, false],
    [0, false],
  ])
})
