import { expect, it } from 'vitest'
import { movedTo } from './list-order.ts'

it.each([
  ['b', 2, ['a', 'c', 'b']],
  ['b', 0, ['b', 'a', 'c']],
  ['c', 0, ['c', 'a', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 3, ['a', 'b', 'c']],
  ['d', 1, ['a', 'b', 'c']],
] as const)('%s goes to place %i', (id, to, order) => {
  expect(movedTo(['a', 'b', 'c'], id, to)).toEqual(order)
})
