import { expect, it } from 'vitest'
import { meantWord, slipsBetween } from './spelling-rules.ts'

it.each([
  ['lamp', 'lamp', 0],
  ['lmap', 'lamp', 1],
  ['lap', 'lamp', 1],
  ['lamps', 'lamp', 1],
  ['limp', 'lamp', 1],
  ['', 'abc', 3],
  ['chair', 'chalk', 2],
])('between %s and %s are %i slips', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips)
  expect(slipsBetween(other, one)).toBe(slips)
})

it.each([
  ['ceramcis', ['ceramics', 'ceramic'], 'ceramics'],
  ['bicicle', ['bicycle'], 'bicycle'],
  ['chair', ['chalk', 'air'], null],
  ['armchair', ['air', 'chair'], null],
  ['couch', ['court', 'count'], null],
  ['vaze', ['glaze', 'vase'], 'vase'],
  ['tree', [], null],
])('by %s, of the known words %j, is meant %s', (word, known, meant) => {
  expect(meantWord(word, known)).toBe(meant)
})
