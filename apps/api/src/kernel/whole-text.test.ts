import { expect, it } from 'vitest'
import { pathOfNul } from './whole-text.ts'

it.each([
  [{ text: 'a\u0000b' }, 'text'],
  [{ items: ['a', { text: '\u0000' }] }, 'items.1.text'],
  [{ user_did_it_data: { 'a\u0000b': 1 } }, 'user_did_it_data'],
  [{ 'a\u0000b': 'text' }, ''],
  [[{ more: [{ '\u0000': null }] }], '0.more.0'],
])('%j has a NUL, in a value or a name, at %j', (value, path) => {
  expect(pathOfNul(value)).toBe(path)
})

it('finds none where there is none', () => {
  expect(pathOfNul({ a: ['text', 1, null, true, Buffer.from('\u0000')] })).toBeNull()
})
