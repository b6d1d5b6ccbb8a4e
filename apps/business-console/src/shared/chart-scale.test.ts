import { expect, it } from 'vitest'
import { ceilingOf } from './chart-scale.ts'

it.each([
  [[], 1],
  [[0, 0], 1],
  [[3, 7], 10],
  [[11], 20],
  [[42], 50],
  [[1_800_000, 400_000], 2_000_000],
])('values %j are drawn against %i', (values, ceiling) => {
  expect(ceilingOf(values)).toBe(ceiling)
})
