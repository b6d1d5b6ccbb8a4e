import type { PickerBoard } from '@tessera/api-types/boards/views'
import { expect, it } from 'vitest'
import { isFound } from '../../shared/folded-text.ts'
import { pickerLists } from './picker-boards.ts'

it.each([
  ['Slow dinners', 'slow', true],
  ['Slow dinners', 'DINN slow', true],
  ['Café tables', 'cafe', true],
  ['Slow dinners', 'lunch', false],
  ['Anything', '', true],
])('the board "%s" is found by "%s": %s', (name, query, expected) => {
  expect(isFound(name, query)).toBe(expected)
})

it('C-7.38 the shortlist leads and no board stands twice', () => {
  const board = (id: string): PickerBoard => ({
    id,
    type: 'board',
    name: id,
    url: `/ada/${id}/`,
    privacy: 'public',
    image_url: null,
    is_collaborative: false,
    pin_count: 0,
    saved_pin_id: null,
    sections: [],
  })
  const { recent, others } = pickerLists([board('2')], [board('1'), board('2'), board('3')])
  expect([recent.map(({ id }) => id), others.map(({ id }) => id)]).toEqual([['2'], ['1', '3']])
})
