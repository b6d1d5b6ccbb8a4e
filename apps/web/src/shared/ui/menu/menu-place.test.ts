import { expect, it } from 'vitest'
import { opensAbove, shiftIntoView } from './menu-place.ts'

const SEEN = { top: 64, bottom: 784 }

it.each([
  ['in the middle', { top: 300, bottom: 344 }, 240, false],
  ['over the bottom bar', { top: 672, bottom: 716 }, 240, true],
  ['just above the bar', { top: 500, bottom: 544 }, 240, false],
  ['with more entries than fit above', { top: 200, bottom: 700 }, 240, false],
])('a menu whose control is %s opens above: %j', (_where, control, height, isAbove) => {
  expect(opensAbove(control, height, SEEN)).toBe(isAbove)
})

it.each([
  ['stays where there is room', { left: 60, right: 300 }, 0],
  ['comes in from the left', { left: -120, right: 120 }, 128],
  ['comes in from the right', { left: 200, right: 440 }, -58],
])('a menu %s', (_what, edges, shift) => {
  expect(shiftIntoView(edges, 390)).toBe(shift)
})
