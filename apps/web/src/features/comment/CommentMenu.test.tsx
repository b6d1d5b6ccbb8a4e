import { expect, it } from 'vitest'
import { highlightFault } from './CommentMenu.tsx'

it('C-5.04 C-5.05 C-5.06 C-8.10 a highlight takes a comment id and a pin id', () => {
  expect(highlightFault('1', '2')).toBeNull()
  expect(highlightFault(null, '2')).toBe('comments.noComment')
  expect(highlightFault('1', null)).toBe('comments.noPin')
})
