import { MAX_BULK_PINS } from '@tessera/api-types/content-limits'
import { expect, it } from 'vitest'
import { noSelection, selectionOf, toggled } from './selection.ts'

it('a pin is chosen by one press and let go by the next', () => {
  const chosen = toggled(noSelection, '1')
  expect([...chosen]).toEqual(['1'])
  expect([...toggled(chosen, '1')]).toEqual([])
})

it('no more pins are chosen than one call changes', () => {
  const ids = Array.from({ length: MAX_BULK_PINS + 5 }, (_, index) => String(index))
  const all = selectionOf(ids)
  expect(all.size).toBe(MAX_BULK_PINS)
  expect(toggled(all, 'one more').size).toBe(MAX_BULK_PINS)
})
