import { expect, it } from 'vitest'
import { unreadMark } from './unread-mark.ts'

it.each([
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i unread things are marked with %s', (count, mark) => {
  expect(unreadMark(count)).toBe(mark)
})
