import { expect, it } from 'vitest'
import { MAX_CHOSEN, noSelection, selectionOf, toggled } from './selection.ts'

it('a pin is chosen by one press and let go by the next', () => {
  const chosen = toggled(noSelection, '1')
  expect([...chosen]).toEqual(['1'])
  expect([...toggled(chosen, '1')]).toEqual([])
})

it('no more pins are chosen than one call changes', () => {
  const ids = Array.from({ length: MAX_CHOSEN + 5 }, (_, index) => String(index))
  const all = selectionOf(ids)
  expect(all.size).toBe(MAX_CHOSEN)
  expect(toggled(all, 'one more').size).toBe(MAX_CHOSEN)
})
