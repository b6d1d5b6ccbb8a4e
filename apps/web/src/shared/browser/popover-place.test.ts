import { expect, it } from 'vitest'
import { popoverPlace } from './popover-place.ts'

const SEEN = { top: 0, bottom: 900, width: 1440 }
const WIDTH = 360

it.each([
  [
    'under its control, their ends on one line',
    { top: 100, left: 600 },
    { left: 440, edge: { top: 152 }, height: 740 },
  ],
  ['above a control at the foot', { top: 780, left: 600 }, { left: 440, edge: { bottom: 772 }, height: 764 }],
  ['whole at the left side', { top: 100, left: 20 }, { left: 8, edge: { top: 152 }, height: 740 }],
])('stands %s', (_where, { top, left }, place) => {
  expect(popoverPlace({ top, bottom: top + 44, left, right: left + 200 }, WIDTH, SEEN)).toEqual(place)
})

it('begins where its control begins in a language that is read from the right', () => {
  const control = { top: 100, bottom: 144, left: 600, right: 800 }
  expect(popoverPlace(control, WIDTH, SEEN, true).left).toBe(600)
  expect(popoverPlace({ ...control, left: 1300, right: 1420 }, WIDTH, SEEN, true).left).toBe(1072)
})

it('takes the height of a low window, over its control', () => {
  const control = { top: 160, bottom: 204, left: 600, right: 800 }
  expect(popoverPlace(control, WIDTH, { ...SEEN, bottom: 360 })).toEqual({
    left: 440,
    edge: { top: 8 },
    height: 344,
  })
})
