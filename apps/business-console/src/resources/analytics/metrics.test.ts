import { expect, it } from 'vitest'
import { ceilingOf, growth } from './metrics.ts'

it.each([
  [120, 100, 20],
  [50, 100, -50],
  [100, 100, 0],
  [5, 0, null],
])('%i after %i grew by %j percent', (now, before, grown) => {
  expect(growth(now, before)).toBe(grown)
})

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
