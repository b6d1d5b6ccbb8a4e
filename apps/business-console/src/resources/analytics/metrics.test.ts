import { expect, it } from 'vitest'
import { growth } from './metrics.ts'

it.each([
  [120, 100, 20],
  [50, 100, -50],
  [100, 100, 0],
  [5, 0, null],
])('%i after %i grew by %j percent', (now, before, grown) => {
  expect(growth(now, before)).toBe(grown)
})
