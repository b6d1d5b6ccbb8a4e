import { expect, it } from 'vitest'
import { isSearched } from './search-record.ts'

it.each([
  ['lamp', true],
  [' lamp ', true],
  ['chair', false],
  ['', false],
  ['  ', false],
  [null, false],
])('C-4.96 the query %o is valid: %s', (query, isValid) => {
  expect(isSearched(query, new Set(['lamp', '']))).toBe(isValid)
})
