import { expect, it } from 'vitest'
import { noSelection, toggled } from './selection.ts'

it('a pin is chosen by one press and let go by the next', () => {
  const chosen = toggled(noSelection, '1')
  expect([...chosen]).toEqual(['1'])
  expect([...toggled(chosen, '1')]).toEqual([])
})
