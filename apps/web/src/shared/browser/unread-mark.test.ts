import { expect, it } from 'vitest'
import { unreadMark } from './unread-rules.ts'

it.each([
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i unread news mark the bell with %s', (count, mark) => {
  expect(unreadMark(count)).toBe(mark)
})
