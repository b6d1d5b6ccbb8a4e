import { expect, it } from 'vitest'
import { limitedMemberOf, memberOf } from '../../testing/plain-viewers.ts'
import { visitor } from '../../testing/test-callers.ts'
import { canDeleteComment, canEditComment, canHighlightComment } from './comment-policy.ts'

const writer = memberOf('1')
const comment = { userId: '1', isUnderOwnPin: false }

it('who wrote a comment edits and deletes it', () => {
  expect([canEditComment(writer, comment), canDeleteComment(writer, comment)]).toEqual([true, true])
  for (const other of [memberOf('2'), visitor])
    expect([canEditComment(other, comment), canDeleteComment(other, comment)]).toEqual([false, false])
})

it('the owner of the pin highlights and deletes what stands under it, and does not edit it', () => {
  const owner = memberOf('2')
  const under = { ...comment, isUnderOwnPin: true }
  expect([canHighlightComment(owner, under), canDeleteComment(owner, under)]).toEqual([true, true])
  expect(canEditComment(owner, under)).toBe(false)
  expect(canHighlightComment(owner, comment)).toBe(false)
  expect(canHighlightComment(limitedMemberOf('2'), under)).toBe(false)
})
