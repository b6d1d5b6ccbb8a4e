import { expect, it } from 'vitest'
import { opensAbove } from './menu-place.ts'

const SEEN = { top: 64, bottom: 784 }

it.each([
  ['in the middle', { top: 300, bottom: 344 }, 240, false],
  ['over the bottom bar', { top: 672, bottom: 716 }, 240, true],
  ['just above the bar', { top: 500, bottom: 544 }, 240, false],
  ['with more entries than fit above', { top: 200, bottom: 700 }, 240, false],
])('a menu whose control is %s opens above: %j', (_where, control, height, isAbove) => {
  expect(opensAbove(control, height, SEEN)).toBe(isAbove)
})
