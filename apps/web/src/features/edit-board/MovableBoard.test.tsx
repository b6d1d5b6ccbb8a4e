import { expect, it } from 'vitest'
import { movedBy } from './MovableBoard.tsx'

it.each([
  ['b', 1, ['a', 'c', 'b']],
  ['b', -1, ['b', 'a', 'c']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
] as const)('board %s moved by %i', (id, step, order) => {
  expect(movedBy(['a', 'b', 'c'], id, step)).toEqual(order)
})
