import { expect, it } from 'vitest'
import { withoutMark } from './pasted-id.ts'

it('takes the mark of exported ids away', () => {
  expect(withoutMark('id:384440184852185088, id:7')).toBe('384440184852185088, 7')
  for (const other of ['384440184852185088', 'id: lamps', 'grid:4', 'paid:no'])
    expect(withoutMark(other)).toBe(other)
})
